import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { forcedColours } from '../../../theme/media';
import * as surface from '../../../theme/surface.css';
import { marksOnLight } from './Season.css';

export const lane = style({
  vars: {
    [marksOnLight.closed]: theme.vars.palette.divider,
    [marksOnLight.month]: theme.vars.palette.edge.outline,
    [marksOnLight.seed]: theme.vars.palette.apply.main,
  },
  display: 'grid',
  gap: theme.spacing(5),
  paddingBottom: theme.spacing(5),
  viewTimelineName: '--season',
});
/** As high in each window, so that its place can be kept. */
export const drawing = style({
  width: '100%',
  height: '126px',
});
/** Larger on paper, where the drawing is little more than half as wide. */
const label = {
  fill: 'currentColor',
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
} as const;
export const day = style({
  ...label,
  fill: surface.secondary,
  // Small enough on paper for the room before the first day.
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});
export const strong = style({ fill: 'currentColor', fontWeight: 700 });
export const month = style({ ...label, transform: 'translateY(1em)' });
