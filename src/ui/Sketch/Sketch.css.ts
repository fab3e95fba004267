import { style } from '@vanilla-extract/css';
import { down, forcedColours } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { leaf } from '../../theme/tokens';
import { petal, soft } from '../motif/motif.css';

/** A window: bar above, shapes inside. */
export const frame = style({
  display: 'block',
  aspectRatio: '4 / 3',
  padding: '7%',
  border: `1.5px solid ${petal}`,
  borderTopWidth: '9px',
  borderRadius: leaf.chip,
  background: palette.background.paper,
  '@media': { [forcedColours]: { borderColor: 'CanvasText' }, [down('sm')]: { borderTopWidth: '6px' } },
});
export const shapes = style({ width: '100%', height: '100%' });
const plain = { '@media': { [forcedColours]: { fill: 'CanvasText' } } };
export const first = style({ fill: petal, ...plain });
export const second = style({ fill: soft, ...plain });
