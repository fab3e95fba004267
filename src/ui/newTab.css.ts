import { style } from '@vanilla-extract/css';
import { theme } from '../theme';
import { iconSize, iconStroke } from './Icon/Icon.css';

/** The icon of a new tab, small in the corner of its link. */
export const corner = style({
  position: 'absolute',
  right: theme.spacing(0.5),
  top: theme.spacing(0.5),
  vars: { [iconSize]: '12px', [iconStroke]: '2.6' },
});
