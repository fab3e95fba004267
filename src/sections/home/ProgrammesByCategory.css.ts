import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';
import { space } from '../../theme/tokens';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2.5),
  minWidth: 0,
  margin: space(0, 0, 7),
  padding: 0,
  border: 0,
  '@media': { [print]: { display: 'none' } },
});
export const count = style({ fontWeight: 500 });
export const cell = style({
  display: 'grid',
  width: '34px',
  height: '34px',
  padding: space(1),
  borderRadius: '10px 3px',
});
