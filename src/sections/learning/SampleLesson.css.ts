import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits, forcedColours, print } from '../../theme/media';

/** Task and first try, then feedback and second try; two columns on wide screens. */
export const lesson = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(8),
  '@container': {
    [fits('lg')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${theme.spacing(10)} ${theme.layout.columns}`,
    },
  },
});
export const feedback = style({
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'center',
  padding: 'clamp(22px, 3vw, 36px)',
  borderRadius: theme.shape.leaf.md,
  background: theme.vars.palette.tint.rose,
  '@media': {
    [forcedColours]: { border: '1px solid CanvasText' },
    [print]: { padding: 0, background: 'none' },
  },
});
