/** Breakpoints, container widths and user preferences, as keys of at-rules, and the styles that are made of them. */
import type { Breakpoint } from '@mui/material/styles';
import { page } from './page';
import { theme } from './theme';

export * from './page';

const { breakpoints, transitions, typography } = theme;
/** Body text at the browser's default of 16px. */
const TEXT_PX = Number.parseFloat(String(typography.body1.fontSize)) * 16;

const query = (rule: string) => rule.replace(/^@media /, '');

/** From this breakpoint up. */
export const up = (key: Breakpoint) => query(breakpoints.up(key));
/** Below this breakpoint. */
export const down = (key: Breakpoint) => query(breakpoints.down(key));
/** From the first breakpoint up, below the second. */
export const between = (from: Breakpoint, to: Breakpoint) => query(breakpoints.between(from, to));

/** Key of a style's `@supports`: a browser without `:has()`, such as Firefox 114. */
export const noHas = 'not selector(:has(*))';

/**
 * Key of a style's `@container`: the width of `up` in em. Columns stack for a visitor with larger text (WCAG 1.4.4,
 * 1.4.10).
 */
export const containerUp = (key: Breakpoint) => `(min-width: ${breakpoints.values[key] / TEXT_PX}em)`;

/** Children in a grid, by default one under another. */
export const grid = (gap: string) => ({ display: 'grid', gap }) as const;
/** Children one under another, none wider than the column. */
export const oneColumn = (gap: string) => ({ ...grid(gap), gridTemplateColumns: 'minmax(0, 1fr)' }) as const;
/** Children side by side on one line, on one middle. */
export const centredLine = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;
/** Children side by side, on as many lines as they need. */
export const wrapping = (gap: string, alignItems?: 'center') =>
  ({ display: 'flex', flexWrap: 'wrap', gap, ...(alignItems && { alignItems }) }) as const;
/** A link or button of one line, tall enough to press. */
export const pressTarget = { display: 'inline-flex', alignItems: 'center', minHeight: theme.size.sm } as const;

/** A grid of one column, or of `columns` where its container is at least as wide. */
export const columnsFrom = (key: Breakpoint, columns: string | number, rules: object = {}) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [containerUp(key)]: {
      gridTemplateColumns: typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns,
      ...rules,
    },
  },
});

/** A column that stays in sight `gap` below the bars, or below the window's edge while `useHiddenOnScroll` hides them. */
export const belowBars = (gap: string) =>
  ({
    position: 'sticky',
    top: `calc(${page.bars} + ${gap})`,
    transition: `top ${transitions.duration.standard}ms ${transitions.easing.easeInOut}`,
    selectors: { ':root:has(#bar[data-hidden=true]) &': { top: gap } },
  }) as const;

/** Container widths of a table, in em: stacked rows, labels above values. */
export const tableRoom = {
  stacked: '(max-width: 62em)',
  narrow: '(max-width: 19em)',
};

/** Container width of facts, in em: two columns. */
export const factRoom = '(min-width: 18em)';

/** Container widths of a card, in em: too narrow for text beside its image, or for a number beside its mark. */
export const cardRoom = { stacked: '(max-width: 17em)', number: '(max-width: 21em)' };

/** Container widths of the bar, in em: no room for the main links beside a scroll bar, nor for the centre's name. */
export const barRoom = { crowded: '(max-width: 44em)', narrow: '(max-width: 21em)' };

/** Container width of an example, in em: too narrow for its places side by side. */
export const exampleRoom = { stacked: '(max-width: 27em)' };
