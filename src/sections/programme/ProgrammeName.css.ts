import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.css';
import { typography } from '../../theme/theme';
import { size, space } from '../../theme/tokens';
import { nameWidth } from '../common/StackingTable.css';

export const name = style({ display: 'flex', gap: space(3.5), alignItems: 'center', minWidth: nameWidth });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.sm,
  padding: space(3, 0, 2),
});
export const kind = style({
  display: 'block',
  fontWeight: 400,
  fontSize: typography.body2.fontSize,
  color: palette.text.secondary,
});
