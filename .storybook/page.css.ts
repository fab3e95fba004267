/** Styles of a documentation page, beside Storybook's own blocks. */
import { style } from '@vanilla-extract/css';
import { theme } from '../src/theme';

export const frame = style({
  maxWidth: '100%',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
});
export const code = style({ marginBlock: theme.spacing(3, 8) });
