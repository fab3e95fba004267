import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.css';
import { typography } from '../../theme/theme';
import { fontFamily, leaf, space } from '../../theme/tokens';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  gap: space(3),
  padding: 'clamp(20px, 3vw, 32px)',
  border: `1.5px dashed ${palette.edge.outline}`,
  borderRadius: leaf.md,
});
export const name = style({ font: `750 ${typography.h3.fontSize}/1.1 ${fontFamily.heading}` });
/** Place of the figure to come. */
export const awaited = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '112px',
  background: palette.tint.sage,
  borderRadius: leaf.icon,
  fontWeight: 700,
});
