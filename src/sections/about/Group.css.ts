import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits } from '../../theme/media';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.layout.columns,
  alignItems: 'end',
  marginBottom: theme.spacing(12),
  '@container': { [fits('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const bed = style({ maxWidth: '528px' });
