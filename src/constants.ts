/**
 * Limits of the specification, each with its statement; those marked as ours are decided in `spec/requirements.ts`. The
 * entry script's own wait is `FILES_LIMIT_MS` in `src/shell/page-area/reloadOnce.ts`.
 */

/** Mobile mode applies below this width, in CSS px (S9-01). */
export const MOBILE_BREAKPOINT_PX = 768;
/** The footer is narrow up to this width, in CSS px (S9-02). */
export const FOOTER_NARROW_MAX_PX = 1100;
/** The promotion bar is wide from this width on, in CSS px (S9-03). */
export const PROMOTION_BAR_SWITCH_PX = 1092;
/** The navigation bar may hide once the page is scrolled past this offset, in px (S9-04). */
export const NAVBAR_HIDE_OFFSET_PX = 30;
/** A scroll down of this distance or less does not hide the navigation bar, in px (S9-04). */
export const NAVBAR_SCROLL_TOLERANCE_PX = 3;
/** The scroll-to-top button shows past this offset, in px (S9-05). */
export const SCROLL_TO_TOP_OFFSET_PX = 300;
/** Search suggestions hide this long after a scroll, in ms (S9-06). */
export const SEARCH_HIDE_DELAY_MS = 300;
/** From another page, the footer's Students buttons scroll this long after navigation, in ms (S9-07). */
export const HOME_SCROLL_DELAY_MS = 500;
/** Analytics starts about this long after the load event, in ms (S9-10). */
export const ANALYTICS_START_DELAY_MS = 1000;
/** The loading overlay shows once a page takes longer than this, in ms (ours, S2-11). */
export const LOADING_OVERLAY_DELAY_MS = 300;
/** A page that takes longer than this counts as failed, in ms (ours, S8-02). */
export const PAGE_TIMEOUT_MS = 10_000;
