import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, print } from '../../theme/media';

/** A narrow window, and paper, have the cards alone. */
export const season = style({
  display: 'none',
  gap: theme.spacing(4),
  marginTop: theme.spacing(10),
  '@container': { [containerUp('lg')]: { display: 'grid' } },
  '@media': { [print]: { display: 'none !important' as 'none' } },
});
