import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, noScript, print, tooShortForSticky, up, wrapping } from '../../theme/media';
import { applyBarHeight, page } from '../../theme/page';
import { hidesWithBar } from '../../ui/layout.css';

export const bar = style([
  hidesWithBar,
  {
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
      [print]: { display: 'none' },
    },
  },
]);
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(6),
  maxWidth: `calc(${theme.layout.content} + 2 * ${page.gutter})`,
  marginInline: 'auto',
  padding: `${theme.spacing(1.5)} ${page.gutter}`,
  '@media': { [down('md')]: { display: 'block', padding: theme.spacing(1.5, 28, 1.5, 2) } },
});
/** On a small screen date and price stand above the actions, and above what floats beside these. */
export const facts = style({
  ...wrapping(theme.spacing(0, 6)),
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [down('md')]: {
      columnGap: theme.spacing(3),
      marginRight: theme.spacing(-26),
      padding: theme.spacing(0, 1, 1),
      fontSize: '.8125rem',
      lineHeight: 1.4,
    },
  },
});
export const programmeName = style({ '@media': { [down('md')]: { display: 'none' } } });
// The bar shares the window's foot with the floating buttons. Larger text makes it higher.
globalStyle(`:root:has(${bar})`, {
  vars: { [applyBarHeight]: theme.size.applyBar },
  '@media': { [down('md')]: { vars: { [applyBarHeight]: '5rem' } } },
});
