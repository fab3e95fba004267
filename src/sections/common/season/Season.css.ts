import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { centredLine, down, forcedColours, print, wrapping } from '../../../theme/media';
import { inksOnDeep } from '../../../ui/motif/inks';
import { petal } from '../../../ui/motif/motif.css';

const { band, motif } = theme.vars.palette;

export const season = style({ display: 'grid', gap: theme.spacing(4) });
/** On a ground that is dark in both schemes. */
export const onDeep = style([season, { vars: inksOnDeep }]);
const row = style({ display: 'grid', gridTemplateColumns: '13rem minmax(0, 1fr)', gap: theme.spacing(4) });
/** Over the first lane's line, on which the open lessons rise. */
export const months = style([
  row,
  { marginBottom: theme.spacing(-4), fontSize: theme.typography.body2.fontSize, fill: 'currentColor' },
]);
export const lane = style([
  row,
  { alignItems: 'center', borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)' },
]);
export const name = style({
  ...centredLine(theme.spacing(2.5)),
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 680,
  lineHeight: 1.15,
  paddingBlock: theme.spacing(0.5),
});
/** First day of an intake, over its bar. */
export const day = style({
  fill: 'currentColor',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 680,
  fontVariantNumeric: 'tabular-nums',
});
export const month = style({ stroke: 'currentColor', opacity: 0.18 });
export const closed = style({
  fill: 'currentColor',
  opacity: 0.12,
  '@media': { [forcedColours]: { opacity: 1, fill: 'none', stroke: 'GrayText' } },
});
/** Between two parts of an intake. */
export const pause = style({ stroke: petal, strokeWidth: 3, '@media': { [forcedColours]: { stroke: 'CanvasText' } } });
export const today = style({ stroke: 'currentColor', strokeWidth: 2, strokeDasharray: '3 3' });
/** Last day to apply, and an open lesson. */
export const closes = style({
  fill: motif.sun,
  stroke: band.night,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});
export const key = style([
  wrapping(theme.spacing(2, 5)),
  { alignItems: 'center', fontSize: theme.typography.body2.fontSize },
]);
export const entry = style({ display: 'flex', gap: theme.spacing(2), alignItems: 'center' });
/** A phone, and paper, have the list alone. */
export const fromRoom = style({ '@media': { [`${down('md')}, ${print}`]: { display: 'none' } } });
