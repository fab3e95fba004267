import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print } from '../../theme/media';

/** As wide as its parent, on a line of soil. */
export const bed = style({
  width: '100%',
  borderBottom: `6px solid ${theme.vars.palette.motif.leaf}`,
  '@media': { [print]: { display: 'none' } },
});
