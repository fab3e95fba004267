import { style } from '@vanilla-extract/css';
import { fits } from '../../theme/media';
import { layout, space } from '../../theme/tokens';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: layout.columns,
  '@container': { [fits('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const address = style({ fontStyle: 'normal' });
export const online = style({ display: 'grid', gap: space(2), alignContent: 'start' });
