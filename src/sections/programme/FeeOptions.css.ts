import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, containerUp, wrapping } from '../../theme/media';
import { sheet } from '../../ui/layout.css';

/** The fee and the ways to pay, beside its dates and what it pays for. */
export const columns = style({
  ...columnsFrom('md', 2, { alignItems: 'baseline' }),
  gap: `${theme.spacing(4)} ${theme.layout.columns}`,
});
export const options = style([
  sheet,
  {
    clear: 'both',
    padding: 'clamp(4px, 1vw, 12px) clamp(20px, 3vw, 32px)',
  },
]);
/** Name and amount on one line, with the bar under both. */
export const option = style({
  ...wrapping(theme.spacing(1.5, 4)),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: theme.spacing(3.5, 0),
  selectors: { '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` } },
});
globalStyle(`${option} > p`, { textWrap: 'balance' });
export const amount = style({
  font: `750 clamp(1.375rem, 1.2rem + .8vw, 1.75rem)/1.1 ${theme.typography.h1.fontFamily}`,
  fontVariantNumeric: 'tabular-nums',
});
export const included = style({
  marginTop: theme.spacing(6),
});
globalStyle(`${included} > ul`, {
  '@container': {
    [containerUp('wide')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: theme.spacing(6) },
  },
});
