import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { leaf, size } from '../../theme/tokens';

export const iconButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: size.sm,
  height: size.sm,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: leaf.icon,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  ':hover': { background: palette.elevation.press },
  '@media': { [print]: { display: 'none' } },
});
