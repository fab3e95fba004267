import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { dark } from '../../theme/media';
import * as surface from '../../theme/surface.css';

export const steps = style({ display: 'grid', counterReset: 'step' });
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: `${theme.size.lg} minmax(0, 1fr)`,
  gap: theme.spacing(1, 4),
  padding: theme.spacing(4, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    width: theme.size.sm,
    height: theme.size.sm,
    display: 'grid',
    placeItems: 'center',
    background: surface.mark,
    borderRadius: '15px 4px',
    font: `750 1.125rem/1 ${theme.typography.h1.fontFamily}`,
  },
  '@media': {
    // Its ground is near the band's.
    [dark]: { '::before': { border: `1px solid ${theme.vars.palette.motif.leaf}` } },
  },
});
export const title = style({
  fontSize: theme.typography.h4.fontSize,
  alignSelf: 'center',
});
export const text = style({ gridColumn: 2, color: surface.secondary });
