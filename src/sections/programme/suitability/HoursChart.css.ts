import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { forcedColours } from '../../../theme/media';
import { petal, soft } from '../../../ui/motif/motif.css';

/** Starts at 12 o'clock. */
export const ring = style({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 7,
});
export const free = style({
  stroke: theme.vars.palette.divider,
  '@media': { [forcedColours]: { stroke: 'GrayText', strokeWidth: 2 } },
});
export const own = style({ stroke: soft, '@media': { [forcedColours]: { stroke: 'GrayText' } } });
export const live = style({ stroke: petal, '@media': { [forcedColours]: { stroke: 'CanvasText' } } });
export const number = style({ position: 'relative', font: `750 2.25rem/1 ${theme.typography.h1.fontFamily}` });
