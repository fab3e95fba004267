import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { centredLine, noHas } from '../../theme/media';

export const wide = style({ padding: theme.spacing(5, 6), borderBottom: `1px solid ${theme.vars.palette.divider}` });
export const single = style({ padding: theme.spacing(4, 4, 2) });
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
