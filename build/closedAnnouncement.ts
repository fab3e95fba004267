/** The one inline script: hides closed announcements before they are painted (S2-29). */
import { DISMISSED_KEY } from '../src/shell/navigation/dismissedAnnouncements.ts';

/**
 * Adds the stored CSS to the page's own style sheet, because the security policy allows no other. The script is the same in
 * every page, so that `firebase.json` can allow it by its hash.
 */
export const closedAnnouncement = `try{document.styleSheets[0].insertRule(localStorage['${DISMISSED_KEY}'])}catch{}`;
