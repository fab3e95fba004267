import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours } from '../../theme/media';

export const country = style({
  gridRow: 'span 2',
  width: '100%',
  height: 'auto',
});
export const outline = style({
  fill: theme.vars.palette.tint.sage,
  stroke: theme.vars.palette.motif.leaf,
  strokeWidth: 0.5,
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 0.4 } },
});
