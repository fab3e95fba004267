import { styleVariants } from '@vanilla-extract/css';
import { forcedColours, print } from '../../theme/media';
import { leaf, space } from '../../theme/tokens';
import { petal, soft } from '../../ui/motif/motif.css';

const base = {
  height: space(5),
  borderRadius: leaf.chip,
  '@media': {
    [forcedColours]: { forcedColorAdjust: 'none', background: 'CanvasText' },
    [print]: { display: 'none' },
  },
} as const;
/** Colours of the family around it. */
export const bar = styleVariants({ petal, soft }, (background) => ({ ...base, background }));
