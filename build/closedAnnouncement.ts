/** The one inline script: hides closed announcements before they are painted (S2-29). */
import { CLOSED_INTAKES_KEY } from '../src/shell/navigation/closedIntakes.ts';

/**
 * Adds what the browser keeps to the page's style: the policy allows no other. The text is the same in every page, so that
 * `firebase.json` can allow it by its hash.
 */
export const closedAnnouncement = `try{document.styleSheets[0].insertRule(localStorage['${CLOSED_INTAKES_KEY}'])}catch{}`;
