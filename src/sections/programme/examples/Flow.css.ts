import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { forcedColours } from '../../../theme/media';
import { petal } from '../../../ui/motif/motif.css';
import { FULL } from './parts.css';

/** One step under another, or side by side where a page's exhibit has room. */
export const flow = style({
  display: 'grid',
  gap: theme.spacing(3),
  '@container': { [FULL]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
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
      '@container': {
        [FULL]: { bottom: 'calc(50% - 3px)', left: 'auto', right: '100%', width: theme.spacing(3), height: '6px' },
      },
      '@media': { [forcedColours]: { background: 'CanvasText' } },
    },
  },
});
