import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const iconButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: theme.size.sm,
  height: theme.size.sm,
  borderRadius: theme.shape.leaf.icon,
  WebkitTapHighlightColor: 'transparent',
  ':hover': { background: theme.vars.palette.elevation.press },
});
