import { style } from '@vanilla-extract/css';
import { forcedColours, print } from '../../../theme/media';
import { palette } from '../../../theme/palette.css';
import { typography } from '../../../theme/theme';
import { fontFamily, leaf, space } from '../../../theme/tokens';
import { iconStroke } from '../../../ui/Icon/Icon.css';
import { petal } from '../../../ui/motif/motif.css';

const { band } = palette;

export const window = style({
  overflow: 'hidden',
  borderRadius: leaf.md,
  background: palette.background.paper,
  boxShadow: palette.elevation.rise,
  fontSize: typography.body2.fontSize,
  lineHeight: 1.4,
  vars: { [iconStroke]: '2.6' },
  '@media': { [forcedColours]: { border: '1px solid CanvasText' }, [print]: { display: 'none' } },
});
/** Title beside three leaves. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: space(2.5, 6),
  background: band.night,
  color: band.onNight,
  fontWeight: 700,
});
/** In forced colours a drawing has the text colour. */
const plain = { '@media': { [forcedColours]: { fill: 'CanvasText' } } };
export const dots = style({ width: '50px', fill: palette.sun.main, ...plain });
export const body = style({ display: 'grid', gap: space(3), padding: 'clamp(16px, 3vw, 32px) clamp(20px, 3vw, 32px)' });
/** Terminal and editor: light on dark in both schemes. */
export const dark = style([body, { background: band.deep, color: band.onDeep }]);

export const list = style({ display: 'grid', gap: space(2.5) });
/** A mark or drawing beside its text. */
export const line = style({ display: 'flex', gap: space(3), fontVariantNumeric: 'tabular-nums' });
export const alert = style([line, { fontWeight: 700 }]);
/** Side by side where both fit. */
export const beside = style([line, { flexWrap: 'wrap' }]);
export const words = style({ flex: '1 1 9em', minWidth: 0, overflowWrap: 'anywhere' });
export const code = style({ margin: 0, fontFamily: fontFamily.code, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const measured = style({
  display: 'grid',
  gridTemplateColumns: '6em minmax(0, 1fr) 1.5em',
  alignItems: 'center',
  gap: space(3),
});
export const picture = style({ width: '72px', fill: petal, ...plain });
export const title = style({ font: `750 ${typography.h3.fontSize}/1.15 ${fontFamily.heading}` });
/** A drawn control, which cannot be pressed. */
export const box = style({
  flex: 1,
  padding: space(2, 3.5),
  border: `1.5px solid ${palette.edge.outline}`,
  borderRadius: leaf.field,
  fontWeight: 700,
});
export const answer = style({ paddingLeft: space(4), borderLeft: `6px solid ${petal}` });
