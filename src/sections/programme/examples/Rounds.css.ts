import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { forcedColours } from '../../../theme/media';

/** Three lines are kept for a longer prompt. */
export const prompt = style({ display: 'grid', gap: theme.spacing(2), alignContent: 'start', minHeight: '5em' });
/** The bar and its figure stand under the label where the text is large. */
export const test = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  fontVariantNumeric: 'tabular-nums',
});
export const label = style({ flex: '1 1 11em' });
export const figure = style({ flex: '0 0 4.2em' });
/** The bar of all tests, which those that pass fill. */
export const track = style({
  flex: '1 1 5em',
  maxWidth: '7em',
  overflow: 'hidden',
  borderRadius: theme.shape.leaf.chip,
  background: theme.vars.palette.band.glow,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
