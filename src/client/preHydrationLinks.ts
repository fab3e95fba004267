/**
 * The page that the document holds, until React has taken it over. A change of address before that would make React drop the
 * prerendered HTML and render it again. The page would be empty for a moment, and the focus lost.
 */
import { useEffect } from 'react';
import { siteLink } from '../shell/page-area/siteLink';

const HELD = { capture: true };

/** A link to a page of this site loads its document, as it does before the scripts are here. */
function leaveLink(event: Event): void {
  if (siteLink(event)) event.stopImmediatePropagation();
}

/** A link to a part of the page leads there by itself. */
function leaveAddress(event: Event): void {
  event.stopImmediatePropagation();
}

/** From now on, and until the page is React's, its links are the browser's own. To be called before React listens. */
export function leaveLinksToBrowser(): void {
  window.addEventListener('click', leaveLink, HELD);
  window.addEventListener('popstate', leaveAddress, HELD);
}

/** Stands beside the page, in its Suspense boundary: with it there, the links are followed without loading a document. */
export function Hydrated() {
  useEffect(() => {
    window.removeEventListener('click', leaveLink, HELD);
    window.removeEventListener('popstate', leaveAddress, HELD);
  }, []);
  return null;
}
