import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { grid } from '../../theme/media';

export const time = style({ alignSelf: 'stretch' });
/** Days in columns, each as wide as a date. */
export const days = style({
  ...grid(theme.spacing(1, 4)),
  gridTemplateColumns: 'repeat(auto-fill, minmax(7em, 1fr))',
  paddingBottom: theme.spacing(4),
  fontVariantNumeric: 'tabular-nums',
});
