/** The page's custom properties, declared in `global.css.ts`: lengths that a breakpoint, print or a script changes. */

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
