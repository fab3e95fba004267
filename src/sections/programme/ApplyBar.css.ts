import { globalStyle, style } from '@vanilla-extract/css';
import { down, low, print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { layer, space } from '../../theme/tokens';

export const bar = style({
  display: 'none',
  '@media': {
    [down('md')]: {
      display: 'block',
      position: 'sticky',
      bottom: 0,
      zIndex: layer.applyBar,
      padding: space(2.5, 4),
      background: palette.background.paper,
      borderTop: `1px solid ${palette.divider}`,
    },
    [low]: { position: 'static' },
    [print]: { display: 'none' },
  },
});
// What floats keeps above the bar, and what takes the focus stops short of both.
globalStyle(`:root:has(${bar})`, {
  '@media': { [down('md')]: { vars: { '--foot-height': '200px', '--floating-foot': '78px' } } },
});
