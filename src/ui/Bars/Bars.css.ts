import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media';
import { petal, soft } from '../motif/motif.css';

export const bars = style({ width: '100%', overflow: 'visible' });
/** Looks of a bar: the strong and the quiet colour of its family, and an outline for what cannot be had. */
export const look = styleVariants({
  strong: { fill: petal, '@media': { [forcedColours]: { fill: 'CanvasText' } } },
  quiet: { fill: soft, '@media': { [forcedColours]: { fill: 'GrayText' } } },
  outline: { fill: 'none', stroke: petal, strokeWidth: 1.5, '@media': { [forcedColours]: { stroke: 'CanvasText' } } },
});
