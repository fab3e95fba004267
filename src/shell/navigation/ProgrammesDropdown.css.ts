import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, forcedColours, tooShortForSticky } from '../../theme/media';
import { page } from '../../theme/page';

const room = (viewport: string) => `calc(${viewport} - ${page.bars} - ${theme.spacing(4)})`;

/** Hangs from the bar, as wide as the page's content; overflow scrolls inside. */
export const panel = style({
  position: 'absolute',
  insetInline: page.gutter,
  top: '100%',
  maxWidth: theme.layout.content,
  maxHeight: [room('100vh'), room('100dvh')],
  marginInline: 'auto',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: theme.shape.leaf.md,
  borderTopLeftRadius: 0,
  borderTopRightRadius: 0,
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
