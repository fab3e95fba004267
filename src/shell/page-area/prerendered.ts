/** Brings the prerendered page back when the site fails. Recognises a translated page, and tolerates nodes that others move. */
import { takeLinksBack } from './preHydrationLinks';

/** The path whose page the document holds. */
let prerenderedPath: string | undefined;

/** Whether the document holds the page that is shown: it comes back in place of an error. */
export function isPrerendered(): boolean {
  return window.location.pathname === prerenderedPath;
}

/** Reloads, unless the address is that of the copied page. */
function loadOtherPage(): void {
  if (!isPrerendered()) window.location.reload();
}

/**
 * Copies the page in `root`. Returns React's `onUncaughtError`: React has emptied `root` then, so it puts the copy back, whose links
 * the browser follows, and reports the error.
 */
export function restoreOnError(root: HTMLElement): (error: unknown) => void {
  const { title } = document;
  const copy = root.cloneNode(true);
  prerenderedPath = window.location.pathname;
  return (error) => {
    // The copy is back already: several parts may throw for one cause.
    if (copy.isConnected) return;
    root.replaceWith(copy);
    document.title = title;
    takeLinksBack();
    window.addEventListener('popstate', loadOtherPage);
    loadOtherPage();
    reportError(error);
  };
}

/** Whether a browser has translated the page: it puts each text into a `<font>`. React would draw the page anew in English. */
export function isTranslated(root: HTMLElement): boolean {
  return root.querySelector('font') !== null;
}

/**
 * Lets React go on where a translation has moved a text node into a `<font>`, or an extension has removed an element. React
 * throws for a node that is not where it was inserted (https://github.com/facebook/react/issues/11538).
 */
export function allowMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  /** What stands in `parent` for `node`: the node itself, or what it was moved into. */
  function standIn(parent: Node, node: Node | null): Node | null {
    let one = node;
    while (one && one.parentNode !== parent) one = one.parentNode;
    return one;
  }
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, standIn(this, before)) as T;
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    const there = standIn(this, node);
    if (there) removeChild.call(this, there);
    return node;
  };
}
