/** The breakpoints and what visitors ask of their browser, as keys of a style's `@media`. */
import type { Breakpoint } from '@mui/material/styles';
import { theme, typography } from './theme';

const { breakpoints } = theme;
/** The body's text at a browser's default size of 16px. */
const TEXT_PX = Number.parseFloat(String(typography.body1.fontSize)) * 16;

const query = (rule: string) => rule.replace(/^@media /, '');

/** From this breakpoint on. */
export const up = (key: Breakpoint) => query(breakpoints.up(key));
/** Below this breakpoint. */
export const down = (key: Breakpoint) => query(breakpoints.down(key));
/** From the first breakpoint on, below the second. */
export const between = (from: Breakpoint, to: Breakpoint) => query(breakpoints.between(from, to));

/**
 * As a key of a style's `@container`: the same width as `up`, but counted in letters, so that what stands side by side
 * goes one under another for a visitor whose text is larger (WCAG 1.4.4, 1.4.10).
 */
export const fits = (key: Breakpoint) => `(min-width: ${breakpoints.values[key] / TEXT_PX}em)`;

/** The room that a table has, in letters: too little for its columns, enough for the dates of a row, too little for a label beside its value. */
export const tableRoom = {
  stacked: '(max-width: 62em)',
  line: '(min-width: 36em) and (max-width: 62em)',
  narrow: '(max-width: 19em)',
};

/** The room that a card has, in letters: too little for a word beside its picture. */
export const cardRoom = { stacked: '(max-width: 17em)' };

export const print = 'print';

/** The visitor's own colours: surfaces and shadows are gone, so every edge needs a border. */
export const forcedColours = '(forced-colors: active)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const motionWelcome = '(prefers-reduced-motion: no-preference)';
/** A viewport with little room under its bars, as that of a phone held sideways: what floats and sticks takes less. */
export const low = '(max-height: 420px)';
/** A viewport so low that bars at rest would leave no room for the page: they go with it (S2-28). */
export const lowest = '(max-height: 319.95px)';
export const noScript = '(scripting: none)';
