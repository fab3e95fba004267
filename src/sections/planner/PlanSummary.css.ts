import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { cardRoom, containerUp } from '../../theme/media';
import { muted, small } from '../../ui/text.css';

const SIDE_BY_SIDE = containerUp('sm');

export const day = style({
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  flex: '0 0 5em',
  padding: theme.spacing(3, 1),
  borderRadius: theme.shape.leaf.mdStart,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  // Above the words, on one line, where there is no room beside them.
  '@container': {
    [cardRoom.stacked]: {
      flex: '1 0 100%',
      gridAutoFlow: 'column',
      justifyContent: 'start',
      gap: theme.spacing(1.5),
      padding: theme.spacing(2, 4),
      marginRight: theme.spacing(-4),
    },
  },
});
export const dayOfMonth = style({
  font: `780 2.125rem/1 ${theme.typography.h1.fontFamily}`,
  letterSpacing: '-.04em',
  '@container': {
    [cardRoom.stacked]: { font: 'inherit', fontSize: '1.3125rem', letterSpacing: 'inherit', fontWeight: 780 },
  },
});
export const text = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(0.5, 6),
  alignContent: 'center',
  padding: theme.spacing(3.5, 0),
  lineHeight: 1.4,
  '@container': {
    [cardRoom.stacked]: { paddingLeft: theme.spacing(4) },
    [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline' },
  },
});
export const programmeName = style({
  font: `750 ${theme.typography.h4.fontSize}/1.2 ${theme.typography.h1.fontFamily}`,
  letterSpacing: '-.01em',
});
/** Side by side, the amount stands on the name's line, and the words beside it on that of the lessons. */
const inRow = (gridRow: number) => ({ [SIDE_BY_SIDE]: { gridColumn: 2, gridRow, justifySelf: 'end' } });
export const lessons = style([muted, small, { '@container': { [SIDE_BY_SIDE]: { gridRow: 2 } } }]);
export const besides = style([muted, small, { display: 'block', '@container': inRow(2) }]);
export const amount = style({
  font: `750 1.375rem/1.25 ${theme.typography.h1.fontFamily}`,
  whiteSpace: 'nowrap',
  '@container': inRow(1),
});
