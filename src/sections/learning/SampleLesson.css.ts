import { style } from '@vanilla-extract/css';
import { fits, forcedColours, print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { layout, leaf, space } from '../../theme/tokens';

/** Task and first try, then feedback and second try; two columns on wide screens. */
export const lesson = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  '@container': {
    [fits('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space(10)} ${layout.columns}` },
  },
});
export const feedback = style({
  display: 'grid',
  gap: space(3),
  alignContent: 'center',
  padding: 'clamp(22px, 3vw, 36px)',
  borderRadius: leaf.md,
  background: palette.tint.rose,
  '@media': {
    [forcedColours]: { border: '1px solid CanvasText' },
    [print]: { padding: 0, background: 'none' },
  },
});
