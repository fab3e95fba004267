import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours } from '../../theme/media';

const { band } = theme.vars.palette;

/** A window, which ends in a panel of code. */
export const screen = style({
  alignSelf: 'center',
  overflow: 'hidden',
  borderRadius: theme.shape.leaf.md,
  background: band.night,
  color: band.onNight,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
globalStyle(`${screen} > figure`, {
  borderRadius: 0,
  boxShadow: 'none',
  '@media': { [forcedColours]: { borderWidth: '1px 0 0' } },
});
/** Title beside three leaves, as in the examples of learners' work. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(2.5, 5),
  fontWeight: 700,
});
export const leaves = style({ width: '50px' });
export const view = style({ width: '100%' });
