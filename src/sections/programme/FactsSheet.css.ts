import { style } from '@vanilla-extract/css';
import { forcedColours, print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { typography } from '../../theme/theme';
import { leaf, space } from '../../theme/tokens';

export const sheet = style({
  display: 'grid',
  gap: space(5),
  padding: space(7),
  borderRadius: leaf.md,
  background: palette.background.paper,
  boxShadow: palette.elevation.rise,
  '@media': {
    [forcedColours]: { border: '1px solid CanvasText' },
    [print]: { padding: 0, gap: '4pt', borderRadius: 0, boxShadow: 'none', breakInside: 'avoid' },
  },
});
export const fact = style({
  padding: '13px 0 13px 40px',
  borderTop: `1px solid ${palette.divider}`,
  ':first-child': { borderTop: 0, paddingTop: 0 },
  '@media': { [print]: { padding: '2.5pt 0 2.5pt 34px' } },
});
export const term = style({
  color: palette.text.secondary,
  fontSize: typography.body2.fontSize,
  lineHeight: 1.3,
  '@media': { [print]: { fontSize: '8.5pt' } },
});
/** In the margin, beside both lines. */
export const icon = style({ float: 'left', margin: '3px 0 0 -40px', color: palette.primary.main });
export const value = style({
  fontWeight: 700,
  fontSize: '1.125rem',
  lineHeight: 1.35,
  '@media': { [print]: { fontSize: '10pt' } },
});
/** What can only be fetched is of no use on paper. */
export const download = style({ justifySelf: 'center', '@media': { [print]: { display: 'none !important' } } });
