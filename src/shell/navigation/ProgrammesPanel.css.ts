import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { centredLine, noHas, oneColumn, wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';

export const columns = style({
  display: 'grid',
  // The longest category name does not break, if it fits in half the panel.
  gridTemplateColumns: 'clamp(min(17.5rem, 50%), 37.2%, 372px) minmax(0, 1fr)',
  minHeight: '460px',
});
export const categories = style({
  padding: theme.spacing(4),
  background: theme.vars.palette.band.sand,
  vars: { [surface.seed]: theme.vars.palette.background.paper },
});
/** The right column. */
export const chosen = style({ padding: theme.spacing(5, 6) });
/** A phone's one column. */
export const single = style({ padding: theme.spacing(2, 3, 6) });
/** Heading of a list of rows. */
export const heading = style({
  padding: theme.spacing(1, 2, 2),
  fontSize: theme.typography.h3.fontSize,
  selectors: { '* + &': { marginTop: theme.spacing(4) } },
});
export const prompt = style({ ...theme.typography.h3, fontSize: '1.75rem', padding: theme.spacing(1, 2) });
export const foot = style({
  ...wrapping(theme.spacing(0, 6)),
  padding: theme.spacing(1, 6),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
});

export const hiddenResults = style({ padding: theme.spacing(2), color: theme.vars.palette.text.secondary });
export const nothing = style({
  ...oneColumn(theme.spacing(3.5)),
  justifyItems: 'start',
  padding: theme.spacing(2, 2, 4),
  color: theme.vars.palette.text.secondary,
});
/** Long search text scrolls after four lines. */
export const noMatch = style({
  maxWidth: '100%',
  maxHeight: '9.8em',
  overflow: 'auto',
  color: theme.vars.palette.text.primary,
  fontWeight: 700,
  fontSize: theme.typography.h4.fontSize,
  lineHeight: 1.4,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
});
export const oneLine = style([noMatch, { whiteSpace: 'pre', overflowWrap: 'normal' }]);

export const wideSearch = style({
  padding: theme.spacing(5, 6),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
});
export const phoneSearch = style({ padding: theme.spacing(4, 4, 2) });
const focused = {
  borderColor: theme.vars.palette.primary.main,
  outline: `${theme.mixins.focusRing.outlineWidth} solid ${theme.vars.palette.focus.ring}`,
  outlineOffset: '2px',
};
export const field = style({
  ...centredLine(theme.spacing(3)),
  minWidth: 0,
  minHeight: theme.size.lg,
  padding: theme.spacing(0, 1, 0, 3.5),
  border: `2px solid ${theme.vars.palette.edge.outline}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.default,
  selectors: { '&:has(input:focus-visible)': focused },
  '@supports': { [noHas]: { ':focus-within': focused } },
});
/** No focus ring of its own: the field's frame shows the focus. */
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: theme.size.sm,
  fontSize: theme.typography.body1.fontSize,
  '::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  selectors: { '&, &:focus-visible': { outline: 0, boxShadow: 'none' } },
});
