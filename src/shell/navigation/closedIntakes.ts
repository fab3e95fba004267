/**
 * CSS that hides the announcements which the visitor has closed (S2-29). The browser keeps it, and nothing is sent. A script in the
 * head of each page (`build/closedAnnouncement.ts`) applies it before the first paint.
 */
import { measured } from '../../theme/page.ts';

export const KEY = 'closed-intakes';
/** The same CSS for this visit alone, where storage is switched off. */
let kept = '';

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return kept;
  }
}

/** The bar that announces `intake`, as a selector. */
const barOf = (intake: string) => `[data-intake="${intake}"]`;

export const isDismissed = (intake: string) => read().includes(barOf(intake));

export function rememberClosed(intake: string): void {
  const bar = barOf(intake);
  // `@media` is never closed here, so that the next call can append a rule: CSS closes it where the text ends. The second rule
  // gives what follows a hidden bar the height 0 for it.
  kept = `${read() || '@media all{'}${bar}{display:none}${bar}~*{${measured.promotionBar}:0px}`;
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // Without storage they stay closed until the next document.
  }
}
