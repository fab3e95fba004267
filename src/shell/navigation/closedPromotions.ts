/**
 * The intakes whose promotion bars the visitor has closed (S2-29). They are kept in the browser, and nothing is sent. An
 * attribute of `<html>` hides the bar of the page.
 */
import { store, stored } from '../../services/storage.ts';

/** Where browsers keep them: under another name they would show what is closed again. */
const KEY = 'closed-intakes';

/** Hides the promotion bar if it is of a closed intake, and shows it otherwise. */
export function followClosed(intake: string | undefined): void {
  document.documentElement.toggleAttribute('data-closed', intake !== undefined && stored(KEY).includes(intake));
}

/** Hides the promotion bar of `intake` until it is over, on this page and the next ones (S2-29). */
export function closePromotion(intake: string): void {
  store(KEY, `${stored(KEY)}${intake},`);
  document.documentElement.toggleAttribute('data-closed', true);
}

/**
 * The one inline script: does the same before the first paint. Its element has the intake of the prerendered bar, so its text is
 * the same in every page, and `firebase.json` can allow it by its hash.
 */
export const hideClosedPromotion = `try{document.documentElement.toggleAttribute('data-closed',localStorage['${KEY}'].includes(document.currentScript.dataset.intake))}catch{}`;
