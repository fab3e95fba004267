/**
 * What the page is told without the theme's code, which no browser gets: its custom properties, declared in `global.css.ts`, which
 * a breakpoint, print or a script changes; and keys of a style's `@media` for paper, user preferences and low viewports.
 */

/** Heights that scripts measure and write (S2-21). */
export const measured = {
  promotionBar: '--promotion-bar-height',
  navigationBar: '--navigation-bar-height',
} as const;

/** Height of the apply bar, which that bar alone sets. */
export const applyBarHeight = '--apply-bar-height';

const variable = (name: string) => `var(${name})`;

export const page = {
  /** Padding above and below a band's content. */
  section: variable('--section'),
  /** Padding left and right of a band's content. */
  gutter: variable('--gutter'),
  promotionBar: variable(measured.promotionBar),
  navigationBar: variable(measured.navigationBar),
  /** Height of both bars together. */
  bars: variable('--bars-height'),
  /** Height of the apply bar, or `none` on a page without one. */
  applyBar: (none: string) => `var(${applyBarHeight}, ${none})`,
  /** Height of the fixed parts at the window's foot; focused elements scroll clear of it. */
  foot: variable('--foot-height'),
} as const;

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
