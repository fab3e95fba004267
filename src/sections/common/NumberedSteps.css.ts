import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, dark, grid } from '../../theme/media';
import * as surface from '../../theme/surface.css';

export const steps = style({ display: 'grid', counterReset: 'step' });
export const step = style({
  counterIncrement: 'step',
  ...grid(theme.spacing(1, 4)),
  gridTemplateColumns: `${theme.size.lg} minmax(0, 1fr)`,
  padding: theme.spacing(2, 0),
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
export const title = style({ fontSize: theme.typography.h4.fontSize, alignSelf: 'center' });
export const text = style({
  gridColumn: 2,
  color: surface.secondary,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
});

/** Side by side on one line, the number over its step. */
export const row = style([
  steps,
  {
    '@container': {
      [containerUp('lg')]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
        gap: theme.spacing(8),
        borderTop: `6px solid ${theme.vars.palette.motif.leaf}`,
      },
    },
  },
]);
globalStyle(`${row} > li`, {
  '@container': {
    [containerUp('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      border: 0,
      paddingTop: theme.spacing(5),
    },
  },
});
globalStyle(`${row} > li::before`, { '@container': { [containerUp('lg')]: { gridRow: 'auto' } } });
globalStyle(`${row} > li > p`, { '@container': { [containerUp('lg')]: { gridColumn: 'auto' } } });
