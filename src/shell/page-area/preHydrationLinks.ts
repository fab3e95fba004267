/**
 * Leaves the links of the prerendered page to the browser until hydration. A change of address before that would make React
 * drop the prerendered HTML and render it again: the page would be empty for a moment, and the focus lost.
 */
import { useEffect } from 'react';
import { siteLink } from './siteLink';

const CAPTURE = { capture: true };

/** Leaves a link within the site to the browser, which loads its document. */
function leaveLink(event: Event): void {
  if (siteLink(event)) event.stopImmediatePropagation();
}

/** Hides a change of the hash from the router: the browser scrolls by itself. */
function leaveAddress(event: Event): void {
  event.stopImmediatePropagation();
}

/** Leaves all links to the browser until hydration. Call it before React adds its listeners. */
export function leaveLinksToBrowser(): void {
  window.addEventListener('click', leaveLink, CAPTURE);
  window.addEventListener('popstate', leaveAddress, CAPTURE);
}

/** Lets clicks and changes of the address through: to the router, or after a crash to the browser alone. */
export function stopLeavingLinks(): void {
  window.removeEventListener('click', leaveLink, CAPTURE);
  window.removeEventListener('popstate', leaveAddress, CAPTURE);
}

/** Gives the links back to the router once the page is hydrated; belongs in the page's Suspense boundary. */
export function LinkHandover() {
  useEffect(stopLeavingLinks, []);
  return null;
}
