import { style } from '@vanilla-extract/css';
import { print } from '../../../theme/media';
import { typography } from '../../../theme/theme';
import { space } from '../../../theme/tokens';

export const workload = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(8em, 1fr)',
  alignItems: 'center',
  gap: space(5),
  padding: space(4, 0, 2),
});
export const dial = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '112px',
  height: '112px',
  '@media': { [print]: { display: 'none' } },
});
export const total = style({ fontWeight: 700, fontSize: typography.h4.fontSize });
