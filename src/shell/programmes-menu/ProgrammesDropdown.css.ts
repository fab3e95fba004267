import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, forcedColours, tooShortForSticky } from '../../theme/media';
import { page } from '../../theme/page';

const room = (viewport: string) => `calc(${viewport} - ${page.bars} - ${theme.spacing(6)})`;

/** Under the bar at its full width; overflow scrolls inside. */
export const panel = style({
  position: 'absolute',
  insetInline: theme.spacing(6),
  top: `calc(100% + ${theme.spacing(2)})`,
  maxWidth: '1000px',
  maxHeight: [room('100vh'), room('100dvh')],
  marginInline: 'auto',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: theme.shape.leaf.md,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.float,
  textAlign: 'left',
  '@media': {
    [down('md')]: { display: 'none' },
    // On a very low screen the panel scrolls with the page, and so must the wheel.
    [tooShortForSticky]: { maxHeight: 'none', overscrollBehavior: 'auto' },
    [forcedColours]: { border: '2px solid CanvasText' },
  },
});
