import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.css';
import { typography } from '../../theme/theme';
import { fontFamily, space } from '../../theme/tokens';

/** Its glyph stands beside both lines: the first of them is on the line of the row. */
export const name = style({ position: 'relative', display: 'block', paddingLeft: space(12.5) });
export const glyph = style({ position: 'absolute', left: 0, top: '3px' });
/** A size as tall as one has to be, whatever its line's height. */
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
