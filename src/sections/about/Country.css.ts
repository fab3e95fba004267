import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media';
import { palette } from '../../theme/palette.css';

export const country = style({ width: '100%', maxWidth: '520px', height: 'auto' });
export const land = style({
  fill: palette.tint.ochre,
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 0.4 } },
});
