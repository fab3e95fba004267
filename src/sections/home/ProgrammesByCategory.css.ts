import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print } from '../../theme/media';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2.5),
  minWidth: 0,
  margin: theme.spacing(0, 0, 7),
  padding: 0,
  border: 0,
  '@media': { [print]: { display: 'none' } },
});
export const count = style({ fontWeight: 500 });
export const cell = style({
  display: 'grid',
  width: '34px',
  height: '34px',
  padding: theme.spacing(1),
  borderRadius: '10px 3px',
});
