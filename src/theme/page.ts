/** The page's own variables, declared in `global.css.ts`: lengths that a breakpoint, paper or a script changes. */

/** Heights that scripts measure and write (S2-21), by their custom properties' names. */
export const measured = {
  promotionBar: '--promotion-bar-height',
  navigationBar: '--navigation-bar-height',
} as const;

const variable = (name: string) => `var(${name})`;

export const page = {
  /** Above and below what a band holds. */
  section: variable('--section'),
  /** Left and right of it. */
  gutter: variable('--gutter'),
  promotionBar: variable(measured.promotionBar),
  navigationBar: variable(measured.navigationBar),
  /** Of both bars together. */
  bars: variable('--bars-height'),
  /** What stands over the foot of the window: nothing that takes the focus may hide under it. */
  foot: variable('--foot-height'),
  /** How wide the chat's words may be in the bar at the foot of a small screen, where a page's own actions share it. */
  chatWords: variable('--chat-words'),
} as const;
