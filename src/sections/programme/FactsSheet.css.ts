import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, forcedColours, up } from '../../theme/media';

/** Under the text, in pairs; on a wide screen a strip under the text and the example. */
export const sheet = style({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 4),
  borderRadius: theme.shape.leaf.md,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.rise,
  '@container': { [containerUp('lg')]: { gridColumn: '1 / -1' } },
  '@media': {
    [up('sm')]: { padding: theme.spacing(5, 7) },
    [forcedColours]: { border: '1px solid CanvasText' },
  },
});
