import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.css';
import { typography } from '../../theme/theme';
import { fontFamily, space } from '../../theme/tokens';

/** The glyph stands beside both lines; the first line aligns with the row's baseline. */
export const name = style({ position: 'relative', display: 'block', paddingLeft: space(12.5) });
export const glyph = style({ position: 'absolute', left: 0, top: '3px' });
/** Tall enough to press, whatever its line height. */
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  paddingBlock: space(3),
  marginBlock: space(-3),
});
export const kind = style({
  display: 'block',
  fontWeight: 400,
  fontFamily: fontFamily.body,
  fontSize: typography.body2.fontSize,
  color: palette.text.secondary,
});
