import { globalStyle, style } from '@vanilla-extract/css';
import { down, lowest, print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { layer, size, space } from '../../theme/tokens';

export const bar = style({
  display: 'none',
  '@media': {
    [down('md')]: {
      display: 'block',
      position: 'sticky',
      bottom: 0,
      zIndex: layer.applyBar,
      minHeight: size.lane,
      padding: space(1.5, 29, 1.5, 3),
      background: palette.background.paper,
      borderTop: `1px solid ${palette.divider}`,
    },
    [lowest]: { position: 'static', paddingRight: space(3) },
    [print]: { display: 'none' },
  },
});
// The bar shares the window's foot with the floating buttons, which keep their icons. Larger text makes it higher.
globalStyle(`:root:has(${bar})`, {
  '@media': { [down('md')]: { vars: { '--foot-height': '132px', '--chat-words': '0px' } } },
});
