/** The one inline script: hides closed promotion bars before they are painted (S2-29). */
import { CLOSED_KEY } from '../src/shell/navigation/closedPromotions.ts';

/**
 * Adds the stored CSS to the page's own style sheet, because the security policy allows no other. The script is the same in
 * every page, so that `firebase.json` can allow it by its hash.
 */
export const hideClosedPromotions = `try{document.styleSheets[0].insertRule(localStorage['${CLOSED_KEY}'])}catch{}`;
