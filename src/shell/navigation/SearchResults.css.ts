import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

/** Long search text scrolls after four lines. */
export const noMatch = style({
  maxWidth: '100%',
  maxHeight: '9.8em',
  overflow: 'auto',
  color: theme.vars.palette.text.primary,
  fontWeight: 700,
  fontSize: theme.typography.h4.fontSize,
  lineHeight: 1.4,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
});
export const oneLine = style([noMatch, { whiteSpace: 'pre', overflowWrap: 'normal' }]);
