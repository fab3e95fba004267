/**
 * CSS that hides the promotion bars which the visitor has closed, each of an intake (S2-29). It is kept in the browser, and
 * nothing is sent. A script in the head of each page (`build/hideClosedPromotions.ts`) applies it before the first paint.
 */
import { measured } from '../../theme/page.ts';

/** Where browsers keep it: under another name they would show what is closed again. */
export const CLOSED_KEY = 'closed-intakes';
/** The same CSS in memory, where storage is blocked. */
let fallback = '';

function read(): string {
  try {
    return localStorage.getItem(CLOSED_KEY) ?? '';
  } catch {
    return fallback;
  }
}

/** Selector of the bar that promotes `intake`. */
const barOf = (intake: string) => `[data-intake="${intake}"]`;

/** `true` if the visitor has closed the promotion bar of `intake`. */
export const isClosed = (intake: string) => read().includes(barOf(intake));

/** Hides the promotion bar of `intake` until it is over, on this page and the next ones (S2-29). */
export function closePromotion(intake: string): void {
  const bar = barOf(intake);
  // The `@media all{` block is left open, so that later calls can append rules: the parser closes it. The second rule sets the
  // height of the hidden bar to 0 for the elements after it.
  fallback = `${read() || '@media all{'}${bar}{display:none}${bar}~*{${measured.promotionBar}:0px}`;
  try {
    localStorage.setItem(CLOSED_KEY, fallback);
  } catch {
    // Without storage they stay closed until the next page load.
  }
}
