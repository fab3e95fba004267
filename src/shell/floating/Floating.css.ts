import { style } from '@vanilla-extract/css';
import { down, forcedColours, low, print } from '../../theme/media';
import { page } from '../../theme/page';
import { palette } from '../../theme/palette.css';
import { layer, ring, size, space } from '../../theme/tokens';
import { iconSize, iconStroke } from '../../ui/Icon/Icon.css';

export const floating = style({
  position: 'fixed',
  right: space(5),
  bottom: page.floatingFoot,
  zIndex: layer.floating,
  display: 'grid',
  gap: space(3),
  selectors: { '&[data-aside]': { right: 'auto', left: space(5) } },
  '@media': {
    [down('md')]: {
      right: space(3),
      gap: space(2),
      selectors: { '&[data-aside]': { right: 'auto', left: space(3) } },
    },
    [low]: { gridAutoFlow: 'column' },
    [print]: { display: 'none' },
  },
});
const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  padding: 0,
  border: '2px solid',
  borderRadius: '22px 6px',
  boxShadow: palette.elevation.float,
  cursor: 'pointer',
  vars: { [iconSize]: '26px' },
  ':focus-visible': {
    outline: `${ring.width} solid ${palette.focus.ring}`,
    outlineOffset: ring.offset,
    boxShadow: `0 0 0 9px ${palette.focus.gap}`,
  },
  '@media': {
    [down('md')]: { width: size.md, height: size.md, borderRadius: '18px 5px' },
    [forcedColours]: { borderColor: 'ButtonBorder' },
  },
});
export const chat = style([
  button,
  {
    background: palette.primary.main,
    borderColor: palette.background.default,
    color: palette.primary.contrastText,
    ':hover': { background: palette.primary.dark },
  },
]);
export const top = style([
  button,
  {
    background: palette.background.paper,
    borderColor: palette.text.primary,
    color: palette.text.primary,
    ':hover': { background: palette.tint.sage },
  },
]);
/** The mark of a new tab, small in the corner. */
export const corner = style({
  position: 'absolute',
  right: '5px',
  top: space(1.5),
  vars: { [iconSize]: '13px', [iconStroke]: '2.6' },
  '@media': { [down('md')]: { right: '3px', top: space(1), vars: { [iconSize]: '12px' } } },
});
