import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const actions = style({ display: 'grid', gap: theme.spacing(3), padding: theme.spacing(5, 5, 8) });
export const links = style({ padding: theme.spacing(0, 5, 6) });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3.5),
  minHeight: '60px',
  padding: theme.spacing(2, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  fontWeight: 620,
  fontSize: theme.typography.h4.fontSize,
  lineHeight: 1.3,
});
export const linkText = style({
  flex: 1,
  selectors: {
    [`${link}:hover &, ${link}[aria-current] &`]: {
      textDecoration: `underline 3px ${theme.vars.palette.apply.main}`,
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
  borderBottom: `12px solid ${theme.vars.palette.motif.leaf}`,
});
export const cell = style({
  borderRadius: '0 !important',
  selectors: { '&:nth-child(3)': { background: theme.vars.palette.tint.sage } },
});
