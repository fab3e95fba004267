import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { dark, down, forcedColours, measured, pressTarget, tooShortForSticky, up, wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';

const { duration, easing } = theme.transitions;

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.promotion,
  background: theme.vars.palette.sun.main,
  color: theme.palette.fixed.ink,
  vars: {
    [surface.link]: theme.palette.fixed.ink,
    [surface.ring]: theme.palette.fixed.ink,
    [surface.ringGap]: 'transparent',
  },
  transition: `transform ${duration.standard}ms ${easing.easeInOut}`,
  selectors: {
    // The promotion bar hides with the navigation bar, unless its link has the focus.
    '&:has(+ [data-hidden=true])': { transform: 'translateY(-100%)' },
    '&:focus-within': { transform: 'none' },
  },
  '@media': {
    // A small screen has it at the top of the page alone. The hidden navigation bar slides under it there.
    [`${down('md')}, ${tooShortForSticky}`]: { position: 'relative', transform: 'none !important' as 'none' },
    // A whole bar of the sun's colour would glare at night.
    [dark]: {
      background: theme.vars.palette.background.paper,
      color: theme.palette.fixed.ochrePale,
      vars: { [surface.link]: theme.palette.fixed.ochrePale, [surface.ring]: theme.palette.fixed.ochrePale },
    },
    [forcedColours]: { borderBottom: '1px solid CanvasText' },
  },
});
// `closedPromotions.ts` sets the attribute. A hidden bar has no height, even before a script has measured it.
globalStyle(`:root[data-closed] ${bar}`, { display: 'none' });
globalStyle(':root[data-closed]', { vars: { [measured.promotionBar]: '0px' } });
export const line = style({
  ...wrapping(theme.spacing(0, 3.5), 'center'),
  justifyContent: 'flex-start',
  minHeight: theme.size.lg,
  paddingBlock: theme.spacing(1),
  fontSize: '1rem',
  '@media': { [up('nav')]: { justifyContent: 'center', gap: theme.spacing(1.5, 4.5), fontSize: 'inherit' } },
});
/** The text. In a narrow window it fills the room beside the link, or a line of its own where it is large. */
export const text = style({ flex: '1 1 9em', lineHeight: 1.4, '@media': { [up('nav')]: { flex: '0 1 auto' } } });
export const link = style({
  ...pressTarget,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  // The ring has no offset: the bar has no room for it.
  ':focus-visible': { outlineOffset: 0 },
});
/** The button that closes the bar: in the window's margin, or beside the link on a small screen. */
export const close = style({
  marginLeft: 'auto',
  marginRight: theme.spacing(-3),
  ':focus-visible': { outlineOffset: 0 },
  '@media': { [up('md')]: { position: 'absolute', right: theme.spacing(0.5), margin: 0 } },
});
/** Its room, until it can be pressed. */
export const lateClose = style([close, { visibility: 'hidden' }]);
/** Full sentence from the bar's breakpoint on (S9-03), short one below it. */
export const long = style({ display: 'none', '@media': { [up('nav')]: { display: 'inline' } } });
export const short = style({ '@media': { [up('nav')]: { display: 'none' } } });
