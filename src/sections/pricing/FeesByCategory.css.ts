import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp } from '../../theme/media';

const motifSize = theme.spacing(14);

/** Name, time and fee under one another beside the motif, or on one line where there is room. */
export const summary = style({
  selectors: {
    'summary&': {
      display: 'grid',
      gridTemplateColumns: `${motifSize} minmax(0, 1fr) auto`,
      gap: theme.spacing(0.5, 4),
    },
  },
  '@container': {
    [containerUp('md')]: {
      selectors: {
        'summary&': { gridTemplateColumns: `${motifSize} minmax(9em, 1fr) minmax(0, 1.2fr) 7em auto` },
      },
    },
  },
});
const inSecondColumn = style({
  gridColumn: 2,
  '@container': { [containerUp('md')]: { gridColumn: 'auto' } },
});
export const motif = style({
  gridRow: 'span 3',
  '@container': { [containerUp('md')]: { gridRow: 'auto' } },
});
export const time = style([
  inSecondColumn,
  {
    fontWeight: 400,
    fontSize: theme.typography.body1.fontSize,
    textWrap: 'balance',
  },
]);
/** Whole on the next line, where one line has no room for both facts. */
export const hours = style({ display: 'inline-block' });
export const fee = inSecondColumn;
/** The plus and minus. */
globalStyle(`${summary} > :last-child`, {
  gridColumn: '-2 / -1',
  gridRow: '1 / span 3',
  '@container': { [containerUp('md')]: { gridRow: 'auto' } },
});
export const body = style({
  display: 'grid',
  gap: theme.spacing(4),
  paddingBottom: theme.spacing(6),
});
globalStyle(`${body} :is(th, td)`, {});
