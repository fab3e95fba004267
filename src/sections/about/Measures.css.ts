import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { grid } from '../../theme/media';

export const measures = style({
  ...grid(theme.spacing(5)),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
});
export const measure = style({ paddingTop: theme.spacing(3), borderTop: `6px solid ${theme.vars.palette.motif.leaf}` });
/** The number stands over its words. */
export const count = style({
  display: 'block',
  font: `750 ${theme.typography.h1.fontSize}/1 ${theme.typography.h1.fontFamily}`,
  letterSpacing: theme.typography.h1.letterSpacing,
});
