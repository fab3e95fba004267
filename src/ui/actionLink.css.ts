/** A link that stands by itself and does something: apply, download, read on. As tall as a size has to be. */
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
