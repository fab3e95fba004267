/** Restores the prerendered page when the site fails, and tolerates moved nodes. */
import { stopLeavingLinks } from './links';

/** Path of the page that the browser loaded. */
let prerenderedPath: string | undefined;

/** `true` at the address that the browser loaded: its page can be restored after an error. */
export const isLoadedPage = (): boolean => window.location.pathname === prerenderedPath;

/**
 * Copies the page in `root`. Returns an `onUncaughtError` for React, which has emptied `root` when it calls that: the copy is
 * put back, its links are the browser's, and the error is reported. At another address the browser loads that page.
 */
export function restoreOnError(root: HTMLElement): (error: unknown) => void {
  const { title } = document;
  const copy = root.cloneNode(true);
  prerenderedPath = window.location.pathname;
  function loadOtherPage() {
    if (!isLoadedPage()) window.location.reload();
  }
  return (error) => {
    // The copy is already back: one cause may make several parts throw.
    if (copy.isConnected) return;
    root.replaceWith(copy);
    document.title = title;
    stopLeavingLinks();
    window.addEventListener('popstate', loadOtherPage);
    loadOtherPage();
    reportError(error);
  };
}

/**
 * Keeps React working after a translation has moved a text node into a `<font>`, or an extension has removed an element.
 * React throws for a node that is not where it inserted it (https://github.com/facebook/react/issues/11538).
 */
export function allowMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  /** The child of `parent` that contains `node`: the node itself, or the element it was moved into. */
  const childHolding = (parent: Node, node: Node | null) =>
    node?.parentNode === parent ? node : ([...parent.childNodes].find((child) => child.contains(node)) ?? null);
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, childHolding(this, before)) as T;
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    const child = childHolding(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
}
