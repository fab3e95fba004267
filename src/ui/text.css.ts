/** Text styles that several components share. */
import { fallbackVar, style } from '@vanilla-extract/css';
import { theme } from '../theme';
import * as surface from '../theme/surface.css';

export const leadText = style({
  ...theme.typography.subtitle1,
  fontSize: fallbackVar(surface.leadSize, String(theme.typography.subtitle1.fontSize)),
  maxWidth: theme.layout.leadMeasure,
  color: surface.lead,
});
/** Long text is no wider than can be read. */
export const measure = style({ maxWidth: theme.layout.measure });
export const small = style({ fontSize: theme.typography.body2.fontSize });
/** Hides an element visually, not from screen readers. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
/** The number of a step. */
export const stepNumber = style({
  font: `750 1rem/1 ${theme.typography.h1.fontFamily}`,
  color: theme.vars.palette.apply.main,
});
export const muted = style({ color: surface.secondary });
/** Visually hidden, read by screen readers. Its spaces are kept: they separate the words around it. */
export const visuallyHidden = style({ ...hidden, whiteSpace: 'pre' });
