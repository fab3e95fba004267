const KEY = 'reloaded';
/** Longest wait for a page's files, in ms: then hydration begins, or the page reloads and fetches the rest. */
export const FILES_LIMIT_MS = 10_000;

/** Fetches a file. If the browser's cache has it as missing, fetches it from the host, which also mends the cache. */
async function refresh(file: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(file, { signal });
  if (!answer.ok) await (await fetch(file, { cache: 'reload', signal })).blob();
}

/**
 * Reloads the current address, once per address and visit. After a release the host may lack the old chunks; the new HTML
 * names the new ones. First it makes sure that no file of that HTML stays missing in the browser's cache. Does nothing while
 * the host cannot be reached, or where storage is blocked.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem(KEY) === window.location.pathname) return;
    const answer = await fetch(window.location.href, { cache: 'no-store' });
    if (!answer.ok) return;
    const files = new Set((await answer.text()).match(/\/assets\/[\w.-]+/g));
    const signal = AbortSignal.timeout(FILES_LIMIT_MS);
    await Promise.allSettled(Array.from(files, (file) => refresh(file, signal)));
    sessionStorage.setItem(KEY, window.location.pathname);
    window.location.reload();
  } catch {
    // The visitor decides with 'Try again'.
  }
}
