const KEY = 'reloaded';
/** Longest wait for a page's files, in ms: then hydration begins, or the page reloads and fetches the rest. */
export const FILES_LIMIT_MS = 10_000;

/**
 * Reloads the current address, once per address and visit. After a release the host may lack the old chunks; the new HTML
 * names the new ones. First it fetches each file of that HTML past the browser's cache, which may have one as missing. Does
 * nothing while the host cannot be reached, or where storage is blocked.
 */
export async function reloadOnce(): Promise<void> {
  try {
    const { href, pathname } = window.location;
    if (sessionStorage.getItem(KEY) === pathname) return;
    const answer = await fetch(href, { cache: 'no-store' });
    if (!answer.ok) return;
    const files = new Set((await answer.text()).match(/\/assets\/[\w.-]+/g));
    const past = { cache: 'reload', signal: AbortSignal.timeout(FILES_LIMIT_MS) } as const;
    await Promise.allSettled(Array.from(files, async (file) => (await fetch(file, past)).blob()));
    sessionStorage.setItem(KEY, pathname);
    window.location.reload();
  } catch {
    // The visitor decides with 'Try again'.
  }
}
