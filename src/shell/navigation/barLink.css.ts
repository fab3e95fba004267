/** A link or button of the navigation bar. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, forcedColours } from '../../theme/media';

export const barLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: theme.size.sm,
  padding: '0 13px',
  border: 0,
  borderRadius: '12px 4px',
  background: 'none',
  color: theme.vars.palette.text.primary,
  fontWeight: 560,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: theme.vars.palette.tint.sage },
  selectors: {
    '&[aria-current]': {
      textDecoration: `underline 3px ${theme.vars.palette.apply.main}`,
      textUnderlineOffset: '.45em',
    },
    '&[aria-expanded=true]': {
      background: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    '&[aria-expanded=true]:hover': { background: theme.vars.palette.primary.hover },
  },
  '@media': {
    // Between the two breakpoints every label just fits.
    [down('nav')]: {
      gap: '3px',
      padding: '0 clamp(6px, 1.5vw - 5.5px, 11px)',
      fontSize: theme.typography.body2.fontSize,
    },
    [down('md')]: { gap: theme.spacing(1), padding: theme.spacing(0, 2), fontSize: 'inherit' },
    [forcedColours]: {
      selectors: {
        '&[aria-expanded=true]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
/** Points up while its panel is open. */
export const chevron = style({ selectors: { [`${barLink}[aria-expanded=true] &`]: { transform: 'rotate(180deg)' } } });
