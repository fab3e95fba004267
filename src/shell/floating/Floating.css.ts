import { style } from '@vanilla-extract/css';
import { down, forcedColours, lowest, print, up } from '../../theme/media';
import { page } from '../../theme/page';
import { palette } from '../../theme/palette.css';
import { layer, leaf, ring, size, space } from '../../theme/tokens';
import { iconSize, iconStroke } from '../../ui/Icon/Icon.css';
import { arriving } from '../../ui/layout.css';

/** On a small screen: a bar at the window's foot, with room for it at the page's end. */
export const lane = style({
  '@media': {
    [down('md')]: {
      height: size.lane,
      '::before': {
        content: '""',
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: layer.lane,
        height: size.lane,
        background: palette.background.paper,
        borderTop: `1px solid ${palette.divider}`,
      },
    },
    [lowest]: { display: 'none' },
    [print]: { display: 'none' },
  },
});
/** In the page's right margin; on a small screen in the bar. */
export const floating = style([
  arriving,
  {
    position: 'fixed',
    right: '3px',
    bottom: space(5),
    zIndex: layer.floating,
    display: 'flex',
    flexDirection: 'column',
    gap: space(2),
    '@media': {
      [down('md')]: {
        right: space(3),
        bottom: space(1.5),
        flexDirection: 'row',
      },
      [lowest]: { position: 'static', justifyContent: 'end', padding: space(1.5, 3) },
      [print]: { display: 'none' },
    },
  },
]);
/** Keeps the button's room, so that nothing moves when it appears. */
export const slot = style({ flex: `0 0 ${size.sm}` });
const button = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: size.sm,
  minHeight: size.sm,
  padding: 0,
  border: '2px solid',
  borderRadius: leaf.xs,
  boxShadow: palette.elevation.float,
  cursor: 'pointer',
  vars: { [iconSize]: '24px' },
  // The ring has two colours: what lies under it may be light or dark.
  ':focus-visible': {
    outline: `${ring.width} solid ${palette.focus.ring}`,
    outlineOffset: 0,
    boxShadow: `0 0 0 ${space(1.5)} ${palette.background.default}`,
  },
  '@media': {
    [down('md')]: { boxShadow: 'none' },
    [forcedColours]: { borderColor: 'ButtonBorder' },
  },
});
export const chat = style([
  button,
  {
    background: palette.primary.main,
    borderColor: palette.background.default,
    color: palette.primary.contrastText,
    fontWeight: 700,
    textDecoration: 'none',
    ':hover': { background: palette.primary.dark },
    '@media': { [down('md')]: { borderColor: palette.primary.main, paddingInline: space(2) } },
  },
]);
/** Label beside the icon, where the bar has room. */
export const words = style({
  overflow: 'hidden',
  '@media': {
    [up('md')]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
    [down('md')]: { maxWidth: page.chatWords, textIndent: space(2), whiteSpace: 'nowrap' },
  },
});
export const top = style([
  button,
  {
    background: palette.background.paper,
    borderColor: palette.text.primary,
    color: palette.text.primary,
    ':hover': { background: palette.tint.sage },
  },
]);
/** New-tab icon, small in the corner. */
export const corner = style({
  position: 'absolute',
  right: space(0.5),
  top: space(0.5),
  vars: { [iconSize]: '12px', [iconStroke]: '2.6' },
});
