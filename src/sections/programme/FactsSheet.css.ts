import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, up } from '../../theme/media';

/** Under the lead. */
export const sheet = style({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 4),
  borderRadius: theme.shape.leaf.md,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.rise,
  '@media': {
    [up('sm')]: { padding: theme.spacing(5, 7) },
    [forcedColours]: { border: '1px solid CanvasText' },
  },
});
