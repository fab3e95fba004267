import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print } from '../../theme/media';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 6),
  marginTop: theme.spacing(5),
  '@media': { [print]: { display: 'none' } },
});
