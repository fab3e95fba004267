/** The prerendered page: whether it still is as it was built, and how it comes back when the site fails. */
import { reloadOnce } from '../shell/page-area/reloadOnce';

/** Whether the page's text was changed by others, as a browser's translation does. The build counted its letters. */
export function hasOtherText({ textContent }: HTMLElement): boolean {
  const built = document.querySelector<HTMLScriptElement>('script[data-text]')?.dataset.text;
  return built !== undefined && Number(built) !== textContent.length;
}

/**
 * Copies the page in `root`. What it returns brings it back with its links after an error of the site, which React answers by
 * emptying `root`, and reports the error. On another page, it asks for that page's document.
 */
export function keepPage(root: HTMLElement): (error: unknown) => void {
  const { title } = document;
  const { pathname } = window.location;
  const nodes = Array.from(root.childNodes, (node) => node.cloneNode(true));
  return (error) => {
    root.replaceChildren(...nodes);
    document.title = title;
    reportError(error);
    if (window.location.pathname !== pathname) void reloadOnce();
  };
}

/**
 * Lets React go on where a translation has moved a text node into a `<font>`, or an extension has taken an element. It would
 * throw for a node that is not where it put it (https://github.com/facebook/react/issues/11538).
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
