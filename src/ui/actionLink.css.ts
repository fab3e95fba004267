/** A link outside text, as an action: apply, download, read more. Tall enough to press. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme';
import { print } from '../theme/media';
import { iconDisplay } from './Icon/Icon.css';

export const actionLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: theme.size.sm,
  fontWeight: 700,
  '@media': { [print]: { display: 'inline', minHeight: 0, vars: { [iconDisplay]: 'none' } } },
});
