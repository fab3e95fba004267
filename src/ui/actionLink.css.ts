/** A link that stands by itself and does something: apply, download, read on. As tall as a target has to be. */
import { style } from '@vanilla-extract/css';
import { print } from '../theme/media';
import { space, target } from '../theme/tokens';
import { iconSize } from './Icon/Icon.css';

export const actionLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target.sm,
  fontWeight: 700,
  '@media': {
    [print]: { display: 'inline', minHeight: 0, fontSize: '9.5pt', vars: { [iconSize]: '0' } },
  },
});
