import { style, styleVariants } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.css';
import * as surface from '../../theme/surface.css';
import { typography } from '../../theme/theme';
import { leaf, ring, size, space } from '../../theme/tokens';

const base = style({ display: 'flex', gap: space(2, 5) });
/** The count stands beside the field in the dropdown, under it in a panel. */
export const search = styleVariants({
  dropdown: [base, { alignItems: 'center', padding: space(5, 6), borderBottom: `1px solid ${palette.divider}` }],
  panel: [base, { flexDirection: 'column', alignItems: 'stretch', padding: space(4, 4, 2) }],
});
export const count = style({ minWidth: '96px', color: surface.secondary });
export const field = style({
  flex: '1 0 auto',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
  minHeight: size.lg,
  padding: space(0, 1, 0, 3.5),
  border: `2px solid ${palette.edge.outline}`,
  borderRadius: leaf.field,
  background: palette.background.default,
  selectors: {
    '&:has(input:focus-visible)': {
      borderColor: palette.primary.main,
      outline: `${ring.width} solid ${palette.focus.ring}`,
      outlineOffset: '2px',
    },
  },
});
/** The field's frame shows the focus. */
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: size.sm,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: typography.body1.fontSize,
  '::placeholder': { color: palette.text.secondary, opacity: 1 },
  selectors: { '&, &:focus-visible': { outline: 0, boxShadow: 'none' } },
});
