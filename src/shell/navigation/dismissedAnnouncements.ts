/**
 * CSS that hides the announcements which the visitor has closed (S2-29). It is kept in the browser, and nothing is sent. A
 * script in the head of each page (`build/closedAnnouncement.ts`) applies it before the first paint.
 */
import { measured } from '../../theme/page.ts';

export const DISMISSED_KEY = 'closed-intakes';
/** The same CSS in memory, where storage is blocked. */
let fallback = '';

function read(): string {
  try {
    return localStorage.getItem(DISMISSED_KEY) ?? '';
  } catch {
    return fallback;
  }
}

/** Selector of the bar that announces `intake`. */
const barOf = (intake: string) => `[data-intake="${intake}"]`;

/** `true` if the visitor has closed the promotion bar of `intake`. */
export const isDismissed = (intake: string) => read().includes(barOf(intake));

/** Hides the promotion bar of `intake` until it is over, on this page and the next ones (S2-29). */
export function dismiss(intake: string): void {
  const bar = barOf(intake);
  // The `@media all{` block is left open, so that later calls can append rules: the parser closes it. The second rule sets the
  // height of the hidden bar to 0 for the elements after it.
  fallback = `${read() || '@media all{'}${bar}{display:none}${bar}~*{${measured.promotionBar}:0px}`;
  try {
    localStorage.setItem(DISMISSED_KEY, fallback);
  } catch {
    // Without storage they stay closed until the next page load.
  }
}
