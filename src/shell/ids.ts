/** Ids of the page's parts that links of the shell lead to. */

/** The page area, target of the skip link. */
export const MAIN_ID = 'main';
/** The footer, whose links stand for the phone's menu until hydration. */
export const FOOTER_ID = 'footer';
