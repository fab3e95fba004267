import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

/** One part under another, as far apart as two columns. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.layout.columns,
  alignContent: 'start',
});
