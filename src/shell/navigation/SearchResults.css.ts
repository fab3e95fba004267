import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const heading = style({ padding: theme.spacing(1, 2), fontSize: theme.typography.h4.fontSize });
export const hiddenResults = style({ padding: theme.spacing(2), color: theme.vars.palette.text.secondary });
export const nothing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.spacing(3.5),
  padding: theme.spacing(2, 2, 4),
  color: theme.vars.palette.text.secondary,
});
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
