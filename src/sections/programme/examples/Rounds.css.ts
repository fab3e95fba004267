import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { forcedColours } from '../../../theme/media';

/** Three lines are kept for a longer prompt. */
export const prompt = style({ display: 'grid', gap: theme.spacing(2), alignContent: 'start', minHeight: '5em' });
export const test = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(3em, 7em) 4.2em',
  alignItems: 'center',
  gap: theme.spacing(3),
  fontVariantNumeric: 'tabular-nums',
});
/** The whole of the tests. */
export const track = style({
  overflow: 'hidden',
  borderRadius: theme.shape.leaf.chip,
  background: theme.vars.palette.band.glow,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
