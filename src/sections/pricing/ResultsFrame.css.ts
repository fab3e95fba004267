import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  gap: theme.spacing(3),
  padding: 'clamp(20px, 3vw, 32px)',
  border: `1.5px dashed ${theme.vars.palette.edge.outline}`,
  borderRadius: theme.shape.leaf.md,
});
export const name = style({ font: `750 ${theme.typography.h3.fontSize}/1.1 ${theme.typography.h1.fontFamily}` });
/** Place of the figure to come. */
export const awaited = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '112px',
  background: theme.vars.palette.tint.sage,
  borderRadius: theme.shape.leaf.icon,
  fontWeight: 700,
});
