import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, forcedColours, grid, up, wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { small } from '../../ui/text.css';

const { band, sun } = theme.vars.palette;
// The footer is dark in both schemes, so it uses the dark scheme's motif colours.
const { motif } = theme.colorSchemes.dark.palette;

export const footer = style({
  background: band.night,
  color: band.onNight,
  vars: {
    [surface.secondary]: band.onNightSecondary,
    [surface.link]: band.onNight,
    ...surface.darkRing,
    [surface.outlined]: band.onNight,
    [surface.outlinedEdge]: band.onNightSecondary,
    [surface.outlinedHover]: sun.main,
    [surface.outlinedHoverWords]: theme.palette.fixed.ink,
    [surface.colours.petal]: motif.protea,
    [surface.colours.soft]: motif.proteaSoft,
    [surface.colours.leaf]: motif.leaf,
  },
  '@media': { [forcedColours]: { borderTop: '1px solid CanvasText' } },
});
export const base = style({
  ...grid(theme.spacing(5)),
  alignItems: 'center',
  justifyItems: 'start',
  paddingBlock: theme.spacing(6, 8),
  borderTop: `1px solid ${band.nightLine}`,
  '@media': {
    // The room for what floats there (S2-92) is the end of a phone's page.
    [down('md')]: { gap: theme.spacing(4), paddingBlock: theme.spacing(4, 3) },
    [up('foot')]: { gridTemplateColumns: 'auto 1fr', gap: theme.spacing(6, 12) },
  },
});
/** Legal links beside the copyright line (S2-09), on a line below logo and marks. */
export const close = style({
  ...wrapping(theme.spacing(4, 6), 'center'),
  justifyContent: 'space-between',
  width: '100%',
  '@media': { [up('foot')]: { gridColumn: '1 / -1' } },
});
/** At 390px one line each. */
export const legal = style([small, wrapping(theme.spacing(0, 3))]);
export const social = style(wrapping(theme.spacing(2), 'center'));
