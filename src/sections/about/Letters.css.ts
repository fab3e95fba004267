import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { cardRoom, centredLine, down, noScript, oneColumn, wrapping } from '../../theme/media';
import { sheet } from '../../ui/layout.css';

export const letter = style([sheet, { ...oneColumn(theme.spacing(3)), padding: 'clamp(20px, 2.4vw, 32px)' }]);
/** The letterhead: mark, what it is, and its number. */
export const head = style({
  ...centredLine(theme.spacing(4)),
  paddingBottom: theme.spacing(3),
  borderBottom: `1.5px solid ${theme.vars.palette.edge.rule}`,
  // In large type the words are as wide as the letter.
  '@container': { [cardRoom.stacked]: { flexWrap: 'wrap' } },
});
export const number = style({
  font: `700 ${theme.typography.h3.fontSize}/1.3 ${theme.typography.fontFamily}`,
  fontVariantNumeric: 'slashed-zero',
  overflowWrap: 'anywhere',
  // So that the number stands on one line.
  '@media': { [down('tiny')]: { fontSize: theme.typography.body1.fontSize } },
});
export const question = style({ fontWeight: 600, scrollMarginTop: theme.spacing(12) });
export const copying = style({
  ...wrapping(theme.spacing(2, 4), 'center'),
  '@media': { [noScript]: { display: 'none' } },
});
globalStyle(`${copying} > button`, { whiteSpace: 'normal' });
/** Its place, until a press can copy. */
export const waiting = style([copying, { visibility: 'hidden' }]);
