import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { forcedColours, print } from '../../../theme/media';
import { iconStroke } from '../../../ui/Icon/Icon.css';
import { petal } from '../../../ui/motif/motif.css';

const { band } = theme.vars.palette;

export const window = style({
  overflow: 'hidden',
  borderRadius: theme.shape.leaf.md,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.rise,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.4,
  vars: { [iconStroke]: '2.6' },
  '@media': { [forcedColours]: { border: '1px solid CanvasText' }, [print]: { display: 'none' } },
});
/** Title beside three leaves. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(2.5, 6),
  background: band.night,
  color: band.onNight,
  fontWeight: 700,
});
/** In forced colours a drawing has the text colour. */
const plain = { '@media': { [forcedColours]: { fill: 'CanvasText' } } };
export const dots = style({ width: '50px', fill: theme.vars.palette.sun.main, ...plain });
export const body = style({
  display: 'grid',
  gap: theme.spacing(3),
  padding: 'clamp(16px, 3vw, 32px) clamp(20px, 3vw, 32px)',
});
/** Terminal and editor: light on dark in both schemes. */
export const dark = style([body, { background: band.deep, color: band.onDeep }]);

export const list = style({ display: 'grid', gap: theme.spacing(2.5) });
/** A mark or drawing beside its text. */
export const line = style({ display: 'flex', gap: theme.spacing(3), fontVariantNumeric: 'tabular-nums' });
export const alert = style([line, { fontWeight: 700 }]);
/** Side by side where both fit. */
export const beside = style([line, { flexWrap: 'wrap' }]);
export const words = style({ flex: '1 1 9em', minWidth: 0, overflowWrap: 'anywhere' });
export const code = style({
  margin: 0,
  fontFamily: theme.typography.code.fontFamily,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const measured = style({
  display: 'grid',
  gridTemplateColumns: '6em minmax(0, 1fr) 1.5em',
  alignItems: 'center',
  gap: theme.spacing(3),
});
export const picture = style({ width: '72px', fill: petal, ...plain });
export const title = style({ font: `750 ${theme.typography.h3.fontSize}/1.15 ${theme.typography.h1.fontFamily}` });
/** A drawn control, which cannot be pressed. */
export const box = style({
  flex: 1,
  padding: theme.spacing(2, 3.5),
  border: `1.5px solid ${theme.vars.palette.edge.outline}`,
  borderRadius: theme.shape.borderRadius,
  fontWeight: 700,
});
export const answer = style({ paddingLeft: theme.spacing(4), borderLeft: `6px solid ${petal}` });
