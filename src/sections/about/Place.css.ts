import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits } from '../../theme/media';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.layout.columns,
  '@container': { [fits('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const address = style({ fontStyle: 'normal' });
export const online = style({ display: 'grid', gap: theme.spacing(2), alignContent: 'start' });
