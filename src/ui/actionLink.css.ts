/** A link outside text, as an action: apply, download, read more. Tall enough to press. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme';
import { pressTarget } from '../theme/media';

export const actionLink = style({
  ...pressTarget,
  gap: theme.spacing(2),
  minWidth: theme.size.sm,
  fontWeight: 700,
});
