import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { centredLine } from '../../theme/media';

export const actions = style({ display: 'grid', gap: theme.spacing(3), padding: theme.spacing(5, 5, 8) });
export const links = style({ padding: theme.spacing(0, 5, 6) });
export const link = style({
  ...centredLine(theme.spacing(3.5)),
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
