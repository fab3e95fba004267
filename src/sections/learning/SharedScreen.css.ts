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
export const view = style({ width: '100%' });
/** A container of its own: the column's width counts, not the band's. */
export const column = style({ containerType: 'inline-size' });
