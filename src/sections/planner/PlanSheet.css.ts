import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, containerUp, forcedColours, wrapping } from '../../theme/media';

export const sheet = style({
  display: 'grid',
  gap: theme.spacing(6),
  padding: theme.spacing(5, 4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@container': { [containerUp('sm')]: { padding: theme.spacing(6, 7, 7) } },
});
/** The answer itself. */
export const sentence = style({
  font: `650 ${theme.typography.h3.fontSize}/1.3 ${theme.typography.h1.fontFamily}`,
  letterSpacing: '-.012em',
  textWrap: 'pretty',
  // A date holds together. On a phone with twice the text size it is wider than the page.
  overflowWrap: 'anywhere',
});
export const columns = style({
  ...columnsFrom('sm', 2),
  gap: theme.spacing(6, 10),
});
export const options = style({ display: 'grid', gap: theme.spacing(4.5), alignContent: 'start' });
export const option = style({ display: 'grid', gap: theme.spacing(1) });
export const heading = style({ font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}` });
export const payments = style({ display: 'grid' });
export const payment = style({
  ...wrapping(theme.spacing(0, 4)),
  justifyContent: 'space-between',
  padding: theme.spacing(1.5, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
});
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  paddingTop: theme.spacing(2),
  fontSize: theme.typography.h4.fontSize,
});
export const promise = style({
  padding: theme.spacing(3, 4),
  background: theme.vars.palette.tint.sage,
  borderRadius: theme.shape.leaf.icon,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
export const foot = style({ display: 'grid', gap: theme.spacing(3) });
export const tools = style({ ...wrapping(theme.spacing(1, 6)), alignItems: 'center' });
/** The text of a plan, where it must be copied by hand. */
export const text = style({
  margin: 0,
  padding: theme.spacing(4),
  background: theme.vars.palette.band.sand,
  borderRadius: theme.shape.leaf.icon,
  font: `400 ${theme.typography.body2.fontSize}/1.5 ${theme.typography.code.fontFamily}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
