import { globalStyle, style } from '@vanilla-extract/css';
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
  ...wrapping(theme.spacing(1, 6), 'center'),
  justifyContent: 'space-between',
  width: '100%',
  '@media': { [up('foot')]: { gridColumn: '1 / -1', rowGap: theme.spacing(4) } },
});
globalStyle(`${close} > p`, { '@media': { [down('foot')]: { paddingTop: theme.spacing(2) } } });
/** At 390px one line each. */
export const legal = style([small, wrapping(theme.spacing(0, 3))]);
export const social = style(wrapping(theme.spacing(2), 'center'));

/** Both accreditations. */
export const marks = style({
  ...wrapping(theme.spacing(2, 10)),
  // Side by side, each as wide as a half of their row.
  '@media': {
    [up('foot')]: { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%' },
    [down('foot')]: { fontSize: theme.typography.body2.fontSize },
  },
});
export const accreditation = style({
  display: 'flex',
  gap: theme.spacing(3.5),
  alignItems: 'center',
  lineHeight: 1.35,
});
export const accreditationMark = style({ width: theme.size.sm, height: theme.size.sm });
/** Only the wide footer shows the numbers (S2-78, S2-82), each on its line. */
export const number = style({
  display: 'block',
  fontVariantNumeric: 'slashed-zero',
  '@media': { [down('foot')]: { display: 'none' } },
});

export const networks = style(wrapping(theme.spacing(2)));
export const network = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: theme.size.md,
  height: theme.size.md,
  border: `1.5px solid ${band.onNightSecondary}`,
  borderRadius: '15px 4px',
  ':hover': {
    background: sun.main,
    borderColor: sun.main,
    color: theme.palette.fixed.ink,
  },
});
export const networkMark = style({
  width: '22px',
  height: '22px',
  fill: 'currentColor',
  '@media': { [forcedColours]: { fill: 'LinkText' } },
});
