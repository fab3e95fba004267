import { style } from '@vanilla-extract/css';
import * as ground from '../../theme/ground.css';
import { forcedColours, print, up } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { colours, fixed, space } from '../../theme/tokens';

const { band, sun } = palette;
// The footer is dark in both schemes, so its blooms keep the inks of the dark one.
const { bloom } = colours.dark;

export const footer = style({
  background: band.night,
  color: band.onNight,
  vars: {
    [ground.secondary]: band.onNight2,
    [ground.link]: band.onNight,
    ...ground.darkRing,
    [ground.outlined]: band.onNight,
    [ground.outlinedEdge]: band.onNight2,
    [ground.outlinedHover]: sun.main,
    [ground.outlinedHoverWords]: fixed.ink,
    [ground.inks.petal]: bloom.protea,
    [ground.inks.soft]: bloom.proteaSoft,
    [ground.inks.leaf]: bloom.leaf,
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
/** The legal links beside the copyright line (S2-09), on a line of their own under logo and seals. */
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
