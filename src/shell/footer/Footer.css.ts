import { style } from '@vanilla-extract/css';
import { forcedColours, print, up } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import * as surface from '../../theme/surface.css';
import { colours, fixed, space } from '../../theme/tokens';

const { band, sun } = palette;
// The footer is dark in both schemes, so it uses the dark scheme's motif colours.
const { motif } = colours.dark;

export const footer = style({
  background: band.night,
  color: band.onNight,
  vars: {
    [surface.secondary]: band.onNight2,
    [surface.link]: band.onNight,
    ...surface.darkRing,
    [surface.outlined]: band.onNight,
    [surface.outlinedEdge]: band.onNight2,
    [surface.outlinedHover]: sun.main,
    [surface.outlinedHoverWords]: fixed.ink,
    [surface.colours.petal]: motif.protea,
    [surface.colours.soft]: motif.proteaSoft,
    [surface.colours.leaf]: motif.leaf,
  },
  '@media': {
    [forcedColours]: { borderTop: '1px solid CanvasText' },
    [print]: { display: 'none' },
  },
});
export const base = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'center',
  justifyItems: 'start',
  paddingBlock: space(7),
  borderTop: `1px solid ${band.nightLine}`,
  '@media': {
    [up('foot')]: { gridTemplateColumns: 'auto 1fr', columnGap: space(12) },
  },
});
/** Legal links beside the copyright line (S2-09), on a line below logo and marks. */
export const close = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 8),
  width: '100%',
  '@media': { [up('foot')]: { gridColumn: '1 / -1' } },
});
export const legal = style({ display: 'flex', flexWrap: 'wrap', gap: space(0, 6) });
