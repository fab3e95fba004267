import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, grid } from '../../theme/media';

export const measures = style({
  ...grid(theme.spacing(5)),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  // Two side by side: the fifth fills its line.
  '@media': { [down('small')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const measure = style({
  paddingTop: theme.spacing(3),
  borderTop: `6px solid ${theme.vars.palette.motif.leaf}`,
  '@media': { [down('small')]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
});
/** The number stands over its words. */
export const count = style({
  display: 'block',
  font: `750 ${theme.typography.h1.fontSize}/1 ${theme.typography.h1.fontFamily}`,
  letterSpacing: theme.typography.h1.letterSpacing,
});
