/** A link or button of the navigation bar. */
import { style } from '@vanilla-extract/css';
import { down, forcedColours } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { fontSize, size, space } from '../../theme/tokens';

export const barLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: size.sm,
  padding: '0 13px',
  border: 0,
  borderRadius: '12px 4px',
  background: 'none',
  color: palette.text.primary,
  fontWeight: 560,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: palette.tint.sage },
  selectors: {
    '&[aria-current]': {
      textDecoration: `underline 3px ${palette.apply.main}`,
      textUnderlineOffset: '.45em',
    },
    '&[aria-expanded=true]': { background: palette.primary.main, color: palette.primary.contrastText },
    '&[aria-expanded=true]:hover': { background: palette.primary.dark },
  },
  '@media': {
    // Between the two breakpoints every label just fits.
    [down('nav')]: { gap: '3px', padding: '0 clamp(5px, 1.25vw - 4.4px, 11px)', fontSize: fontSize.small },
    [down('md')]: { gap: space(1), padding: space(0, 2), fontSize: 'inherit' },
    [forcedColours]: {
      selectors: {
        '&[aria-expanded=true]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
/** Points up while its panel is open. */
export const chevron = style({
  selectors: { [`${barLink}[aria-expanded=true] &`]: { transform: 'rotate(180deg)' } },
});
