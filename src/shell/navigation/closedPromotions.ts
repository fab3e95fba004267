/**
 * The intakes whose promotion bars the visitor has closed (S2-29). They are kept in the browser, and nothing is sent. An
 * attribute of `<html>` hides the bar of the page.
 */

/** Where browsers keep them: under another name they would show what is closed again. */
const KEY = 'closed-intakes';
/** The same intakes in memory, where storage is blocked. */
let fallback = '';

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return fallback;
  }
}

/** Hides the promotion bar if it is of a closed intake, and shows it otherwise. */
export function followClosed(intake: string | undefined): void {
  document.documentElement.toggleAttribute('data-closed', intake !== undefined && read().includes(intake));
}

/** Hides the promotion bar of `intake` until it is over, on this page and the next ones (S2-29). */
export function closePromotion(intake: string): void {
  fallback = `${read()}${intake},`;
  try {
    localStorage.setItem(KEY, fallback);
  } catch {
    // Without storage they stay closed until the next page load.
  }
  document.documentElement.toggleAttribute('data-closed', true);
}

/**
 * The one inline script: does the same before the first paint. Its element has the intake of the prerendered bar, so its text is
 * the same in every page, and `firebase.json` can allow it by its hash.
 */
export const hideClosedPromotion = `try{document.documentElement.toggleAttribute('data-closed',localStorage['${KEY}'].includes(document.currentScript.dataset.intake))}catch{}`;
