import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const time = style({ alignSelf: 'stretch' });
/** Days in columns, each as wide as a date. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7em, 1fr))',
  gap: theme.spacing(1, 4),
  paddingBottom: theme.spacing(4),
  fontVariantNumeric: 'tabular-nums',
});
