import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, print } from '../../theme/media';
import { side } from '../../ui/layout.css';

/** Smaller gaps on small screens and in print. */
export const cards = style({
  '@media': {
    [down('sm')]: { gap: theme.spacing(3.5) },
    [print]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '6pt' },
  },
});
/** Each card is as wide as a column. */
export const grid = style([side, cards]);
