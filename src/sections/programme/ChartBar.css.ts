import { styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours } from '../../theme/media';
import { petal, soft } from '../../ui/motif/motif.css';

const base = {
  height: theme.spacing(5),
  borderRadius: theme.shape.leaf.chip,
  '@media': { [forcedColours]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
} as const;
/** Colours of the family around it. */
export const bar = styleVariants({ petal, soft }, (background) => ({ ...base, background }));
