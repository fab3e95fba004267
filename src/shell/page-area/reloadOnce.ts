const KEY = 'reloaded';

/**
 * Reloads the current address, once per address and visit. After a deployment the host lacks the old chunks; the new HTML
 * names the new ones. Does nothing while the host cannot be reached, or where storage is blocked.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem(KEY) === window.location.pathname) return;
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (!answer.ok) return;
    sessionStorage.setItem(KEY, window.location.pathname);
    window.location.reload();
  } catch {
    // The visitor decides with 'Try again'.
  }
}
