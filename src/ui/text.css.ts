/** Text styles that several components share. */
import { fallbackVar, style } from '@vanilla-extract/css';
import { theme } from '../theme';
import { print } from '../theme/media';
import * as surface from '../theme/surface.css';

export const leadText = style({
  ...theme.typography.subtitle1,
  fontSize: fallbackVar(surface.leadSize, String(theme.typography.subtitle1.fontSize)),
  maxWidth: theme.layout.leadMeasure,
  textWrap: 'balance',
  color: surface.lead,
  '@media': { [print]: { fontSize: '10.5pt', lineHeight: 1.3 } },
});
export const small = style({ fontSize: theme.typography.body2.fontSize, '@media': { [print]: { fontSize: '8.5pt' } } });
/** Hides an element visually, not from screen readers. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
export const muted = style({ color: surface.secondary });
/** Visually hidden, read by screen readers. Its spaces are kept: they separate the words around it. */
export const visuallyHidden = style({ ...hidden, whiteSpace: 'pre' });
