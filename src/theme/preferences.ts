/** Paper, user preferences and low viewports, as keys of a style's `@media`. */

export const print = 'print';

export const dark = '(prefers-color-scheme: dark)';
/** Forced colours drop surfaces and shadows, so every edge needs a border. */
export const forcedColours = '(forced-colors: active)';
/** The visitor's own colours show what is chosen. */
export const highlight = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
/** A low viewport, such as a phone held sideways: floating and sticky parts take less room. */
export const shortViewport = '(max-height: 420px)';
/** A viewport too low for sticky bars: they scroll with the page (S2-28). */
export const tooShortForSticky = '(max-height: 319.95px)';
/** A viewport with room for a sticky column of controls below the bars (WCAG 2.4.11). */
export const tall = '(min-height: 50em)';
export const noScript = '(scripting: none)';
/** For parts that need scripts: not on paper, and not in a page without scripts. */
export const withScripts = 'screen and (scripting: enabled)';
