import { style } from '@vanilla-extract/css';
import { forcedColours, print } from '../../../theme/media';
import { palette } from '../../../theme/palette.css';
import { typography } from '../../../theme/theme';
import { fontFamily, fontSize, leaf, space } from '../../../theme/tokens';

export const paper = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  padding: space(4),
  borderRadius: '4px',
  border: `1px solid ${palette.edge.outline}`,
  background: palette.background.default,
  fontSize: fontSize.badge,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColours]: { borderColor: 'CanvasText' }, [print]: { display: 'none' } },
});
export const edge = style({ width: '100%', height: 'auto' });
export const words = style({ flex: '1 1 11em', display: 'grid', gap: space(0.5), alignContent: 'start', minWidth: 0 });
export const title = style({ font: `750 ${typography.h4.fontSize}/1.2 ${fontFamily.heading}` });
export const line = style({
  marginTop: space(3),
  paddingBottom: space(0.5),
  borderBottom: `1.5px dashed ${palette.edge.outline}`,
  color: palette.text.secondary,
});
export const marks = style({ display: 'grid', justifyItems: 'end', alignContent: 'space-between', gap: space(2) });
export const stamp = style({
  padding: '3px 10px',
  border: `1.5px dashed ${palette.text.primary}`,
  borderRadius: leaf.chip,
});
export const accreditationMark = style({ width: '64px' });
