import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';

/** A slip of paper. */
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 5),
  alignContent: 'start',
  padding: theme.spacing(3, 4),
  borderRadius: theme.shape.leaf.chip,
  background: theme.vars.palette.band.sand,
});
export const points = style({ flex: '1 1 14em' });
export const instead = style({ display: 'block', textDecoration: 'none' });
