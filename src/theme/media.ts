/** Breakpoints and user preferences, as keys of a style's `@media`. */
import type { Breakpoint } from '@mui/material/styles';
import { theme } from './theme';

const { breakpoints, typography } = theme;
/** Body text at the browser's default of 16px. */
const TEXT_PX = Number.parseFloat(String(typography.body1.fontSize)) * 16;

const query = (rule: string) => rule.replace(/^@media /, '');

/** From this breakpoint up. */
export const up = (key: Breakpoint) => query(breakpoints.up(key));
/** Below this breakpoint. */
export const down = (key: Breakpoint) => query(breakpoints.down(key));
/** From the first breakpoint up, below the second. */
export const between = (from: Breakpoint, to: Breakpoint) => query(breakpoints.between(from, to));

/**
 * Key of a style's `@container`: the width of `up` in em. Columns stack for a visitor with larger text (WCAG 1.4.4,
 * 1.4.10).
 */
export const fits = (key: Breakpoint) => `(min-width: ${breakpoints.values[key] / TEXT_PX}em)`;

/** Container widths of a table, in em: stacked rows, dates on one line, labels above values. */
export const tableRoom = {
  stacked: '(max-width: 62em)',
  line: '(min-width: 36em) and (max-width: 62em)',
  narrow: '(max-width: 19em)',
};

/** Container widths of a card, in em: too narrow for text beside its image. */
export const cardRoom = { stacked: '(max-width: 17em)' };

export const print = 'print';

/** Forced colours drop surfaces and shadows, so every edge needs a border. */
export const forcedColours = '(forced-colors: active)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const motionWelcome = '(prefers-reduced-motion: no-preference)';
/** A low viewport, such as a phone held sideways: floating and sticky parts take less room. */
export const low = '(max-height: 420px)';
/** A viewport too low for sticky bars: they scroll with the page (S2-28). */
export const lowest = '(max-height: 319.95px)';
export const noScript = '(scripting: none)';
