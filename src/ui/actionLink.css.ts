/** A link outside text, as an action: apply, download, read more. Tall enough to press. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme';

export const actionLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minWidth: theme.size.sm,
  minHeight: theme.size.sm,
  fontWeight: 700,
});
