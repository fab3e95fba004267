import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import * as surface from '../../theme/surface.css';
import { typography } from '../../theme/theme';
import { fontFamily, size, space } from '../../theme/tokens';

export const steps = style({ display: 'grid', counterReset: 'step' });
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: `${size.lg} minmax(0, 1fr)`,
  gap: space(1, 4),
  padding: space(4, 0),
  borderTop: `1px solid ${palette.divider}`,
  '::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    width: size.sm,
    height: size.sm,
    display: 'grid',
    placeItems: 'center',
    background: palette.tint.sage,
    borderRadius: '15px 4px',
    font: `750 1.125rem/1 ${fontFamily.heading}`,
  },
  '@media': {
    [print]: {
      gridTemplateColumns: '24px 1fr',
      gap: '0 6pt',
      padding: '2pt 0',
      '::before': { width: 18, height: 18, fontSize: '8.5pt', background: 'none' },
    },
  },
});
export const title = style({
  fontSize: typography.h4.fontSize,
  alignSelf: 'center',
  '@media': { [print]: { fontSize: '10pt', breakAfter: 'auto' } },
});
export const text = style({ gridColumn: 2, color: surface.secondary });
