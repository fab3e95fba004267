import { style, styleVariants } from '@vanilla-extract/css';
import { down, print } from '../../theme/media';
import { space } from '../../theme/tokens';
import { few, side } from '../../ui/layout.css';

const close = style({
  '@media': {
    [down('sm')]: { gap: space(3.5) },
    [print]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '6pt' },
  },
});
/** Each card keeps the width of a column. */
export const grid = style([side, close]);
/** Two or three share the whole width. */
export const row = styleVariants(few, (shared) => [shared, close]);
