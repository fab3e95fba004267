import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { centredLine, down, forcedColours, page, tooShortForSticky, up } from '../../theme/media';
import { iconSize } from '../../ui/Icon/Icon.css';
import { hiddenWhileStreaming } from '../../ui/layout.css';
import { hidden } from '../../ui/text.css';

/** Space below the footer of a small screen, for the parts fixed at the window's foot. */
export const room = style({
  background: theme.vars.palette.band.night,
  '@media': { [down('md')]: { height: page.applyBar(theme.size.applyBar) }, [tooShortForSticky]: { display: 'none' } },
});
const withApplyBar = ':root:has([data-part=apply])';
/**
 * The floating buttons: in the page's right margin. On a small screen they are at the window's foot, in a programme's bar or in
 * a bar of their own: they cover nothing there, since the bar has an edge and the page ends above it.
 */
export const floating = style([
  hiddenWhileStreaming,
  {
    position: 'fixed',
    right: theme.spacing(4),
    // Above a programme's bar.
    bottom: page.foot,
    zIndex: theme.zIndex.floating,
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(2),
    '@media': {
      [down('md')]: {
        inset: 'auto 0 0',
        flexDirection: 'row',
        gap: theme.spacing(4),
        padding: theme.spacing(1.5, 4),
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.background.paper,
        selectors: {
          [`${withApplyBar} &`]: {
            inset: `auto ${theme.spacing(4)} 0 auto`,
            gap: theme.spacing(1),
            paddingInline: 0,
            border: 0,
            background: 'none',
          },
        },
      },
      [tooShortForSticky]: { position: 'static', justifyContent: 'end', padding: theme.spacing(1.5, 3) },
    },
  },
]);
/** Keeps the button's room, so that nothing moves when it appears. A phone's bar is the chat's until then. */
export const slot = style({
  flex: `0 0 ${theme.size.sm}`,
  '@media': {
    [down('md')]: { selectors: { '&:empty': { display: 'none' }, [`${withApplyBar} &:empty`]: { display: 'block' } } },
  },
});
const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: theme.size.sm,
  minHeight: theme.size.sm,
  border: '2px solid',
  borderRadius: theme.shape.leaf.xs,
  vars: { [iconSize]: '24px' },
  // The ring has two colours, because the page behind it may be light or dark.
  ':focus-visible': {
    outline: `${theme.mixins.focusRing.outlineWidth} solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 0,
    boxShadow: `0 0 0 ${theme.spacing(1.5)} ${theme.vars.palette.background.default}`,
  },
  '@media': { [forcedColours]: { borderColor: 'ButtonBorder' } },
});
export const chat = style([
  button,
  {
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.background.default,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 700,
    textDecoration: 'none',
    ':hover': { background: theme.vars.palette.primary.hover },
    '@media': {
      [down('md')]: {
        ...centredLine(theme.spacing(2)),
        flex: 1,
        justifyContent: 'center',
        selectors: { [`${withApplyBar} &`]: { flex: 'none' } },
      },
    },
  },
]);
export const top = style([
  button,
  {
    background: theme.vars.palette.background.paper,
    borderColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.text.primary,
    ':hover': { background: theme.vars.palette.tint.sage },
  },
]);
/** Words of the chat button, which a bar of its own has room to show. */
export const label = style({
  '@media': { [up('md')]: hidden, [down('md')]: { selectors: { [`${withApplyBar} &`]: hidden } } },
});
