import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, factRoom, grid } from '../../theme/media';

export const frame = style({ containerType: 'inline-size' });

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const line = theme.vars.palette.divider;

export const facts = styleVariants({
  pairs: {
    ...grid(theme.spacing(3, 5)),
    '@container': {
      [factRoom]: columns(2),
      // Three, or six, fill three columns.
      [containerUp('md')]: { ...columns(4), selectors: { '&:has(> :nth-child(3n):last-child)': columns(3) } },
    },
  },
  // The first column has a width of its own: a long label that arrives later moves no value.
  rows: {
    display: 'grid',
    columnGap: theme.spacing(6),
    '@container': { [containerUp('sm')]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
  },
  lines: { display: 'grid', gap: theme.spacing(2.5), alignContent: 'start' },
});
export const fact = styleVariants({
  pairs: {
    paddingTop: theme.spacing(2),
    borderTop: `1px solid ${line}`,
    textWrap: 'balance',
    // The last of an odd number fills its line of two.
    '@container': {
      [factRoom]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
      [containerUp('md')]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } },
    },
  },
  rows: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'baseline',
    paddingBlock: theme.spacing(2),
    borderTop: `1px solid ${line}`,
    ':first-child': { borderTop: 0 },
  },
  lines: { lineHeight: 1.45 },
});
export const value = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // In rows a value may be a sentence; with a note it is what the note is about.
    [`.${facts.pairs} &, .${facts.rows} &:not(:last-child)`]: { fontWeight: 700 },
  },
});
/** Under the value, also where that stands beside its label. */
export const note = style({ selectors: { [`.${facts.rows} &`]: { gridColumn: '-2 / -1' } } });
export const icon = style({ display: 'inline-block', verticalAlign: '-.15em', marginRight: theme.spacing(1.5) });
