import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { forcedColours } from '../../../theme/media';
import { petal } from '../../../ui/motif/motif.css';

export const flow = style({ display: 'grid', gap: theme.spacing(3) });
/** A stem leads from step to step. */
export const step = style({
  position: 'relative',
  display: 'grid',
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      bottom: '100%',
      left: theme.spacing(5.5),
      width: '6px',
      height: theme.spacing(3),
      background: petal,
      '@media': { [forcedColours]: { background: 'CanvasText' } },
    },
  },
});
