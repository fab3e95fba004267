/** Frame of both kinds of programme card: the heading's link covers the whole card (S1-04). */
import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, motionAllowed, noHas } from '../../theme/media';

const dashed = `1.5px dashed ${theme.vars.palette.edge.outline}`;

const focused = {
  outline: `${theme.mixins.focusRing.outlineWidth} solid ${theme.vars.palette.focus.ring}`,
  outlineOffset: theme.mixins.focusRing.outlineOffset,
};
/** The link covers the card, so the card shows hover and focus. */
const frame = style({
  position: 'relative',
  borderRadius: theme.shape.leaf.md,
  overflow: 'hidden',
  transition: `box-shadow ${theme.transitions.duration.standard}ms`,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 3px ${theme.vars.palette.primary.main}` },
    '&:has(a:focus-visible)': focused,
  },
  '@supports': { [noHas]: { ':focus-within': focused } },
  '@media': {
    [forcedColours]: {
      border: '2px solid ButtonBorder',
      selectors: { '&:has(a:focus-visible)': { outlineColor: 'Highlight' } },
    },
  },
});
export const open = style([
  frame,
  {
    background: theme.vars.palette.background.paper,
    selectors: { '&:not(:hover)': { boxShadow: `0 0 0 1px ${theme.vars.palette.divider}` } },
  },
]);
/** Upcoming programme: a dashed edge and no surface (S2-61). Only the menu dims it: here it is read. */
export const soon = style([frame, { border: dashed, '@media': { [forcedColours]: { borderStyle: 'dashed' } } }]);

/** A programme's motif, which rises under the pointer. */
export const motif = style({
  width: '100%',
  height: 'auto',
  transition: `transform ${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeInOut}`,
  selectors: { [`${frame}:hover &`]: { '@media': { [motionAllowed]: { transform: 'translateY(-4px)' } } } },
});
/** Drawing of the work beside its motif. */
export const sketchPlace = style({ aspectRatio: '4 / 3' });

export const link = style({
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  // A focused link scrolls enough of its card into view.
  scrollMarginBlock: 'min(18em, 38vh)',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: 0, boxShadow: 'none' },
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.shape.leaf.md },
});
