/** The link to a page of this site in which an event happened; none elsewhere. */
export function siteLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}
