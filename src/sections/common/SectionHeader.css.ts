import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print } from '../../theme/media';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3.5),
  marginBottom: theme.layout.heading,
  '@media': { [print]: { gap: '2pt', margin: '0 0 5pt', breakAfter: 'avoid' } },
});
