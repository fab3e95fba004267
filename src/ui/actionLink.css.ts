/** A link that stands alone as an action: apply, download, read more. Tall enough to press. */
import { style } from '@vanilla-extract/css';
import { print } from '../theme/media';
import { size, space } from '../theme/tokens';
import { iconDisplay } from './Icon/Icon.css';

export const actionLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: size.sm,
  fontWeight: 700,
  '@media': {
    [print]: { display: 'inline', minHeight: 0, vars: { [iconDisplay]: 'none' } },
  },
});
