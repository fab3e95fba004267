import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, lowest, noScript, print, up } from '../../theme/media';
import { applyBarHeight, page } from '../../theme/page';

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.applyBar,
  minHeight: theme.size.lane,
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media': {
    [up('md')]: { selectors: { '&[data-shown=false]': { position: 'static', visibility: 'hidden' } } },
    [`${noScript} and ${up('md')}`]: { display: 'none' },
    [lowest]: { position: 'static' },
    [print]: { display: 'none' },
  },
});
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
/** On a small screen the actions take the whole bar. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 6),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [down('md')]: { display: 'none' } },
});
// The bar shares the window's foot with the floating buttons. Larger text makes it higher.
globalStyle(`:root:has(${bar})`, {
  vars: { [applyBarHeight]: theme.size.lane },
  '@media': { [down('md')]: { vars: { [applyBarHeight]: '116px', '--find-display': 'none' } } },
});
