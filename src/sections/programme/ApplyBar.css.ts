import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, lowest, print } from '../../theme/media';

export const bar = style({
  display: 'none',
  '@media': {
    [down('md')]: {
      display: 'block',
      position: 'sticky',
      bottom: 0,
      zIndex: theme.zIndex.applyBar,
      minHeight: theme.size.lane,
      padding: theme.spacing(1.5, 29, 1.5, 3),
      background: theme.vars.palette.background.paper,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    [lowest]: { position: 'static', paddingRight: theme.spacing(3) },
    [print]: { display: 'none' },
  },
});
// The bar shares the window's foot with the floating buttons, which keep their icons. Larger text makes it higher.
globalStyle(`:root:has(${bar})`, {
  '@media': { [down('md')]: { vars: { '--foot-height': '132px', '--chat-words': '0px' } } },
});
