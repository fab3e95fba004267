import { style } from '@vanilla-extract/css';
import { down, forcedColours, lowest } from '../../theme/media';
import { page } from '../../theme/page';
import { palette } from '../../theme/palette.css';
import { leaf, space } from '../../theme/tokens';

const room = (viewport: string) => `calc(${viewport} - ${page.bars} - ${space(6)})`;

/** Under the bar at its full width; overflow scrolls inside. */
export const panel = style({
  position: 'absolute',
  insetInline: space(6),
  top: `calc(100% + ${space(2)})`,
  maxWidth: '1000px',
  maxHeight: [room('100vh'), room('100dvh')],
  marginInline: 'auto',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: leaf.md,
  background: palette.background.paper,
  boxShadow: palette.elevation.float,
  textAlign: 'left',
  '@media': {
    [down('md')]: { display: 'none' },
    // On a very low screen the panel scrolls with the page, and so must the wheel.
    [lowest]: { maxHeight: 'none', overscrollBehavior: 'auto' },
    [forcedColours]: { border: '2px solid CanvasText' },
  },
});
