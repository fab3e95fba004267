/** How the prerendered page comes back when the site fails. */
import { takeLinksBack } from './preHydrationLinks';

/** The path whose page the document holds. */
let prerenderedPath: string | undefined;

/** Whether the document holds the page that is shown: it comes back in place of an error. */
export function isPrerendered(): boolean {
  return window.location.pathname === prerenderedPath;
}

/** For a visitor who is on another page, or goes Back to one: only its document has it. */
function loadOtherPage(): void {
  if (!isPrerendered()) window.location.reload();
}

/**
 * Copies the page in `root`. What it returns is for an error that no boundary takes, after which React has emptied `root`: it
 * brings the copy back, whose links the browser follows, and reports the error.
 */
export function keepPage(root: HTMLElement): (error: unknown) => void {
  const { title } = document;
  const copy = root.cloneNode(true);
  prerenderedPath = window.location.pathname;
  return (error) => {
    // One cause may make several parts throw.
    if (copy.isConnected) return;
    root.replaceWith(copy);
    document.title = title;
    takeLinksBack();
    window.addEventListener('popstate', loadOtherPage);
    loadOtherPage();
    reportError(error);
  };
}
