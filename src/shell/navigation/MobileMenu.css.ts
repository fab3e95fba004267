import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.css';
import { typography } from '../../theme/theme';
import { space } from '../../theme/tokens';

export const actions = style({ display: 'grid', gap: space(3), padding: space(5, 5, 8) });
export const links = style({ padding: space(0, 5, 6) });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3.5),
  minHeight: '60px',
  padding: space(2, 0),
  borderTop: `1px solid ${palette.divider}`,
  color: palette.text.primary,
  textDecoration: 'none',
  fontWeight: 620,
  fontSize: typography.h4.fontSize,
  lineHeight: 1.3,
});
export const name = style({
  flex: 1,
  selectors: {
    [`${link}:hover &, ${link}[aria-current] &`]: {
      textDecoration: `underline 3px ${palette.apply.main}`,
      textUnderlineOffset: '.35em',
    },
    [`${link}[aria-current]:hover &`]: { textDecorationThickness: '5px' },
  },
});
/** Growth stages along the panel's foot. */
export const growth = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  marginTop: 'auto',
  borderBottom: `12px solid ${palette.motif.leaf}`,
});
export const cell = style({
  borderRadius: '0 !important',
  selectors: { '&:nth-child(3)': { background: palette.tint.sage } },
});
