import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { cardRoom, containerUp, print } from '../../theme/media';
import { muted } from '../../ui/text.css';

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
    [containerUp('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline' },
  },
});
export const programmeName = style({
  font: `750 ${theme.typography.h4.fontSize}/1.2 ${theme.typography.h1.fontFamily}`,
  letterSpacing: '-.01em',
  '@container': { [containerUp('sm')]: { gridRow: '1 / span 2' } },
});
export const price = style({
  '@container': {
    [containerUp('sm')]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      display: 'grid',
      justifyItems: 'end',
    },
  },
});
/** As wide as name and price: one line in every typeface, so that nothing moves as fonts come. */
export const lessons = style([muted, { '@container': { [containerUp('sm')]: { gridColumn: '1 / -1' } } }]);
export const besides = style([muted, { display: 'block' }]);
export const amount = style({
  font: `750 1.375rem/1.25 ${theme.typography.h1.fontFamily}`,
  whiteSpace: 'nowrap',
  '@media': { [print]: { fontSize: '10.5pt' } },
});
