import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom } from '../../theme/media';

export const columns = style({
  ...columnsFrom('lg', 2),
  gap: theme.layout.columns,
});
export const address = style({ fontStyle: 'normal' });
/** The map stands beside the words. */
export const online = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: theme.spacing(2, 5),
  gridTemplateRows: 'auto 1fr',
});
