import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { forcedColours } from '../../../theme/media';
import { petal, soft } from '../../../ui/motif/motif.css';

export const words = style({ flex: 1 });
export const risk = style({ width: 'clamp(72px, 22%, 104px)' });
export const left = style({ fill: petal, '@media': { [forcedColours]: { fill: 'CanvasText' } } });
export const removed = style({
  fill: 'none',
  stroke: soft,
  strokeWidth: 0.08,
  '@media': { [forcedColours]: { stroke: 'GrayText' } },
});
/** Two columns where a window takes the measure of its page. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26em), 1fr))',
  gap: theme.spacing(2, 4),
});
