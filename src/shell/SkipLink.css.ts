import { style } from '@vanilla-extract/css';
import { theme } from '../theme';
import { page } from '../theme/page';

export const skipLink = style({
  position: 'absolute',
  left: page.gutter,
  top: theme.spacing(2),
  zIndex: theme.zIndex.skipLink,
  padding: theme.spacing(3, 5),
  borderRadius: theme.shape.leaf.xs,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  fontWeight: 700,
  clipPath: 'inset(50%)',
  // `:focus` and not `:not(:focus)`, so that the storybook can show the link.
  ':focus': { clipPath: 'none' },
});
