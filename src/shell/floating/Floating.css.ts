import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, forcedColours, lowest, print, up } from '../../theme/media';
import { page } from '../../theme/page';
import { inlinePadding } from '../../ui/Button/Button.css';
import { iconSize, iconStroke } from '../../ui/Icon/Icon.css';
import { arriving } from '../../ui/layout.css';

/** On a small screen: a bar at the window's foot, with room for it at the page's end. */
export const lane = style({
  '@media': {
    [down('md')]: {
      height: theme.size.lane,
      '::before': {
        content: '""',
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: theme.zIndex.lane,
        height: theme.size.lane,
        background: theme.vars.palette.background.paper,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      },
    },
    [lowest]: { display: 'none' },
    [print]: { display: 'none' },
  },
});
/** At the left of the bar, unless the page has actions of its own there. */
export const find = style({
  position: 'fixed',
  left: theme.spacing(2),
  // Beside the two buttons and what is round them. In a larger text its words take two lines.
  maxWidth: `calc(100vw - 2 * ${theme.size.sm} - ${theme.spacing(8)})`,
  bottom: theme.spacing(1.5),
  display: page.findDisplay,
  whiteSpace: 'normal',
  vars: { [inlinePadding]: theme.spacing(3) },
  '@media': { [up('md')]: { display: 'none' }, [lowest]: { display: 'none' } },
});
/** In the page's right margin; on a small screen in the bar. */
export const floating = style([
  arriving,
  {
    position: 'fixed',
    right: '3px',
    // Above a programme's bar.
    bottom: `calc(${page.foot} + ${theme.spacing(1)})`,
    zIndex: theme.zIndex.floating,
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(2),
    '@media': {
      [down('md')]: {
        right: theme.spacing(3),
        bottom: theme.spacing(1.5),
        flexDirection: 'row',
      },
      [lowest]: { position: 'static', justifyContent: 'end', padding: theme.spacing(1.5, 3) },
      [print]: { display: 'none' },
    },
  },
]);
/** Keeps the button's room, so that nothing moves when it appears. */
export const slot = style({ flex: `0 0 ${theme.size.sm}` });
const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: theme.size.sm,
  minHeight: theme.size.sm,
  padding: 0,
  border: '2px solid',
  borderRadius: theme.shape.leaf.xs,
  cursor: 'pointer',
  vars: { [iconSize]: '24px' },
  // The ring has two colours: what lies under it may be light or dark.
  ':focus-visible': {
    outline: `${theme.mixins.focusRing.outlineWidth} solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 0,
    boxShadow: `0 0 0 ${theme.spacing(1.5)} ${theme.vars.palette.background.default}`,
  },
  '@media': {
    [forcedColours]: { borderColor: 'ButtonBorder' },
  },
});
export const chat = style([
  button,
  {
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.background.default,
    color: theme.vars.palette.primary.contrastText,
    ':hover': { background: theme.vars.palette.primary.dark },
    '@media': { [down('md')]: { borderColor: theme.vars.palette.primary.main } },
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
/** New-tab icon, small in the corner. */
export const corner = style({
  position: 'absolute',
  right: theme.spacing(0.5),
  top: theme.spacing(0.5),
  vars: { [iconSize]: '12px', [iconStroke]: '2.6' },
});
