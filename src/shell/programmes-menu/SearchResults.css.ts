import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.css';
import { typography } from '../../theme/theme';

/** Long search text scrolls after four lines. */
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
