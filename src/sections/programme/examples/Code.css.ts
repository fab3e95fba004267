import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';

const { band } = theme.vars.palette;

/** The variables in a row, each as wide as what it may hold. */
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: theme.spacing(2),
});
export const value = style({
  padding: theme.spacing(2, 3),
  borderRadius: theme.shape.leaf.chip,
  background: band.night,
  color: band.onNight,
});
