import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

/** The drawing, on a ground line as other drawings. */
export const art = style({
  width: '100%',
  height: 'auto',
  alignSelf: 'center',
  borderBottom: `6px solid ${theme.vars.palette.motif.leaf}`,
});
export const gap = style({
  fill: 'none',
  stroke: theme.vars.palette.edge.outline,
  strokeWidth: 0.1,
  strokeDasharray: '.3 .2',
});
