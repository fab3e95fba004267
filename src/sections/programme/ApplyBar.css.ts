import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { applyBarHeight, centredLine, down, noScript, tooShortForSticky, up, wrapping } from '../../theme/media';
import { container } from '../../ui/layout.css';

export const bar = style({
  // Over the end of the page too: a phone's footer has room for it, a wide window hides it there.
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: theme.zIndex.applyBar,
  minHeight: theme.size.applyBar,
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media': {
    [up('md')]: { selectors: { '&[data-shown=false]': { display: 'none' } } },
    [`${noScript} and ${up('md')}`]: { display: 'none' },
    [tooShortForSticky]: { position: 'static' },
  },
});
export const line = style([
  container,
  {
    ...centredLine(theme.spacing(6)),
    justifyContent: 'space-between',
    paddingBlock: theme.spacing(1.5),
    // On a small screen the floating buttons stand at its end. Larger text has a line for each part.
    '@media': {
      [down('md')]: { flexWrap: 'wrap', gap: theme.spacing(1, 3), paddingRight: theme.spacing(28) },
      [down('tiny')]: { columnGap: theme.spacing(2), paddingLeft: theme.spacing(4) },
    },
  },
]);
export const facts = style({
  ...wrapping(theme.spacing(0, 6)),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [down('md')]: { flexDirection: 'column', fontSize: '.8125rem', lineHeight: 1.4 } },
});
export const programmeName = style({ '@media': { [down('md')]: { display: 'none' } } });
// The bar shares the window's foot with the floating buttons. Larger text makes it higher.
// On a small screen the bar has three lines at twice the text size, one at the usual size.
globalStyle(`:root:has(${bar})`, {
  vars: { [applyBarHeight]: theme.size.applyBar },
  '@media': { [down('md')]: { vars: { [applyBarHeight]: `max(${theme.size.applyBar}, 8rem - 71px)` } } },
});
