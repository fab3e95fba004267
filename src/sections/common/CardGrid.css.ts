import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { sheet } from '../../ui/layout.css';

export const piece = style([
  sheet,
  { display: 'grid', gap: theme.spacing(2), alignContent: 'start', padding: theme.spacing(7) },
]);
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: theme.size.sm });
