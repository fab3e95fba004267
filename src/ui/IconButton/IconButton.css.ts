import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const iconButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: theme.size.sm,
  height: theme.size.sm,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.leaf.icon,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  ':hover': { background: theme.vars.palette.elevation.press },
});
