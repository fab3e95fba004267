/** Links to pages of this site: fetched ahead once the page is hydrated, and until then left to the browser. */
import { loadPage } from './routes';

/** The link to a page of this site in which an event happened; none elsewhere. */
function siteLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

/** Leaves a link within the site, or a change of the address, to the browser. */
function leave(event: Event): void {
  if (event.type === 'popstate' || siteLink(event)) event.stopImmediatePropagation();
}

/**
 * Leaves the prerendered page's links to the browser until hydration. Call it before React adds its listeners. A change of
 * address would make React drop the HTML and render it again: the page would be empty for a moment, and the focus lost.
 */
export function leaveLinksToBrowser(): void {
  window.addEventListener('click', leave, true);
  window.addEventListener('popstate', leave, true);
}

/** Lets clicks and changes of the address through: to the router once the page is hydrated, after a crash to the browser. */
export function stopLeavingLinks(): void {
  window.removeEventListener('click', leave, true);
  window.removeEventListener('popstate', leave, true);
}

/** Fetches the code of a link's page. Never for a visitor who saves data. */
function prefetch(event: Event): void {
  const link = siteLink(event);
  if (link && !navigator.connection?.saveData) void loadPage(link.pathname);
}

/** Hands the links of a hydrated page to the router, and fetches a page's code when its link is hovered, focused or touched. */
export function routeLinks(): void {
  stopLeavingLinks();
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prefetch, { passive: true });
}
