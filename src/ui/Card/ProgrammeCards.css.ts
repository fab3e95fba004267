import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, print } from '../../theme/media';
import { autoGrid } from '../layout.css';

/** Each card is as wide as a column; smaller gaps on small screens and in print. */
export const grid = style([
  autoGrid,
  {
    '@media': {
      [down('sm')]: { gap: theme.spacing(3.5) },
      [print]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '6pt' },
    },
  },
]);
