import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { cardRoom, columnsFrom } from '../../theme/media';
import { sheet } from '../../ui/layout.css';

export const marks = style({
  ...columnsFrom('lg', 2),
  gap: theme.spacing(5),
});
export const accreditationMark = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(1.5, 6),
    alignItems: 'start',
    padding: theme.spacing(5, 6),
  },
]);
export const mark = style({ width: '76px', gridRow: 'span 3' });
/** The mark is beside the words alone, where a number beside it would break. */
export const number = style({
  '@container': { [cardRoom.number]: { gridColumn: '1 / -1' } },
  font: `700 clamp(1.375rem, 1.1rem + 1.1vw, 1.75rem)/1.2 ${theme.typography.fontFamily}`,
  // A code of letters and figures: O and 0 must be told apart.
  fontVariantNumeric: 'slashed-zero',
});
