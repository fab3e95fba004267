import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down } from '../../theme/media';
import { autoGrid } from '../layout.css';

/** Each card is as wide as a column; smaller gaps on small screens. */
export const grid = style([
  autoGrid,
  {
    '@media': {
      [down('sm')]: { gap: theme.spacing(3.5) },
    },
  },
]);
