import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.css';
import { typography } from '../../theme/theme';

/** As long as what was typed: four lines of it are shown, the rest scrolls. */
export const noMatch = style({
  maxWidth: '100%',
  maxHeight: '9.8em',
  overflow: 'auto',
  color: palette.text.primary,
  fontWeight: 700,
  fontSize: typography.h4.fontSize,
  lineHeight: 1.4,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
});
export const oneLine = style([noMatch, { whiteSpace: 'pre', overflowWrap: 'normal' }]);
