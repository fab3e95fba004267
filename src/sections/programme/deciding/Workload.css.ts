import { style } from '@vanilla-extract/css';
import { forcedColours, print } from '../../../theme/media';
import { palette } from '../../../theme/palette.css';
import { typography } from '../../../theme/theme';
import { fontFamily, space } from '../../../theme/tokens';
import { petal, soft } from '../../../ui/bloom/bloom.css';

export const workload = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(8em, 1fr)',
  alignItems: 'center',
  gap: space(5),
  padding: space(4, 0, 2),
});
export const dial = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '112px',
  height: '112px',
  '@media': { [print]: { display: 'none' } },
});
/** It begins at the top. */
export const ring = style({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 7,
});
export const free = style({ stroke: palette.divider, '@media': { [forcedColours]: { stroke: 'Canvas' } } });
export const own = style({ stroke: soft, '@media': { [forcedColours]: { stroke: 'GrayText' } } });
export const live = style({ stroke: petal, '@media': { [forcedColours]: { stroke: 'CanvasText' } } });
export const number = style({
  position: 'relative',
  font: `750 2.25rem/1 ${fontFamily.heading}`,
});
export const total = style({ fontWeight: 700, fontSize: typography.h4.fontSize });
