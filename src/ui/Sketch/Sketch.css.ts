import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, forcedColours } from '../../theme/media';
import { petal, soft } from '../motif/motif.css';

/** A window: bar above, shapes inside. */
export const frame = style({
  display: 'block',
  aspectRatio: '4 / 3',
  padding: '7%',
  border: `1.5px solid ${petal}`,
  borderTopWidth: '9px',
  borderRadius: theme.shape.leaf.chip,
  background: theme.vars.palette.background.paper,
  '@media': { [forcedColours]: { borderColor: 'CanvasText' }, [down('sm')]: { borderTopWidth: '6px' } },
});
export const shapes = style({ width: '100%', height: '100%' });
const plain = { '@media': { [forcedColours]: { fill: 'CanvasText' } } };
export const first = style({ fill: petal, ...plain });
export const second = style({ fill: soft, ...plain });
