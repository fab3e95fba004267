import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const measures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: theme.spacing(5),
});
export const measure = style({
  paddingTop: theme.spacing(3),
  borderTop: `6px solid ${theme.vars.palette.motif.leaf}`,
});
/** The number stands over its words. */
export const count = style({
  display: 'block',
  font: `750 ${theme.typography.h1.fontSize}/1 ${theme.typography.h1.fontFamily}`,
  letterSpacing: theme.typography.h1.letterSpacing,
});
