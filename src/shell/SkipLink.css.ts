import { style } from '@vanilla-extract/css';
import { print } from '../theme/media';
import { page } from '../theme/page';
import { palette } from '../theme/palette.css';
import { layer, leaf, space } from '../theme/tokens';

export const skipLink = style({
  position: 'absolute',
  left: page.gutter,
  top: space(2),
  zIndex: layer.skipLink,
  padding: space(3, 5),
  borderRadius: leaf.xs,
  background: palette.text.primary,
  color: palette.background.default,
  fontWeight: 700,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      width: 1,
      height: 1,
      padding: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
  '@media': { [print]: { display: 'none' } },
});
