/** The one inline script: hides a closed announcement before it is painted (S2-29). */
import { KEY } from '../src/shell/navigation/closedIntakes.ts';
import { measured } from '../src/theme/page.ts';

/**
 * Adds a rule for each intake whose announcement the visitor has closed, to the page's style: the bar is not there yet, and the
 * policy allows no other style. What comes after a hidden bar stands as if there were none. The text is the same in every page, so
 * that `firebase.json` can allow it by its hash.
 */
export const closedAnnouncement =
  `try{for(const i of localStorage['${KEY}'].split(',')){const a='[data-intake='+JSON.stringify(i)+']';` +
  `document.styleSheets[0].insertRule('@media all{'+a+'{display:none}'+a+'~*{${measured.promotionBar}:0px}}')}}catch{}`;
