const KEY = 'reloaded';

/**
 * Loads the current address anew, once per address and visit: after a deployment the host no longer has the old chunks,
 * and the new page names the new ones. Does nothing while the host cannot be reached, or where storage is blocked.
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
