import { style, styleVariants } from '@vanilla-extract/css';
import { down, print } from '../../theme/media';
import { space } from '../../theme/tokens';

const base = style({
  display: 'grid',
  gap: space(5),
  '@media': { [down('sm')]: { gap: space(3.5) } },
});
const columns = (kind: 'auto-fill' | 'auto-fit') => ({
  gridTemplateColumns: `repeat(${kind}, minmax(min(100%, 16.5rem), 1fr))`,
  '@media': { [print]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '6pt' } },
});
/** `grid` keeps the width of a column for each card; `row` shares the whole width among few. */
export const cards = styleVariants({
  grid: [base, columns('auto-fill')],
  row: [base, columns('auto-fit')],
});
