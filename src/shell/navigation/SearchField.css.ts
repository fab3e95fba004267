import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { noHas } from '../../theme/media';
import * as surface from '../../theme/surface.css';

const base = style({ display: 'flex', gap: theme.spacing(2, 5) });
/** The count is beside the field in the dropdown, and under it in a panel. */
export const search = styleVariants({
  dropdown: [
    base,
    { alignItems: 'center', padding: theme.spacing(5, 6), borderBottom: `1px solid ${theme.vars.palette.divider}` },
  ],
  panel: [base, { flexDirection: 'column', alignItems: 'stretch', padding: theme.spacing(4, 4, 2) }],
});
/** In the dropdown, as wide as its longest words: the field keeps its width as they change. */
export const count = style({
  color: surface.secondary,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${search.dropdown} > &`]: { width: '9rem', textAlign: 'end' } },
});
/** What a panel shows below the field. */
export const results = style({ padding: theme.spacing(2, 3, 6) });
const focused = {
  borderColor: theme.vars.palette.primary.main,
  outline: `${theme.mixins.focusRing.outlineWidth} solid ${theme.vars.palette.focus.ring}`,
  outlineOffset: '2px',
};
export const field = style({
  flex: '1 0 auto',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
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
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: theme.typography.body1.fontSize,
  '::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  selectors: { '&, &:focus-visible': { outline: 0, boxShadow: 'none' } },
});
