export const FIRST_VIEW_ID = 'first-view';

/**
 * Where a page's first view ends. The head of each document has browsers draw nothing before they have come this far
 * (`rel="expect"`): what stands in the middle of a band would move as the band's next parts come.
 */
export function FirstViewEnd() {
  return <i id={FIRST_VIEW_ID} hidden />;
}
