import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours, up } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { theme } from '../../theme/theme';
import { fixed } from '../../theme/tokens';

const { duration, easing } = theme.transitions;

export const dialog = style({
  width: 'min(100%, 480px)',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: '0 0 0 auto',
  padding: 0,
  border: 0,
  background: palette.background.default,
  color: palette.text.primary,
  overscrollBehavior: 'contain',
  transition: `transform ${duration.standard}ms ${easing.easeInOut}`,
  '::backdrop': { background: fixed.backdrop },
  '@media': {
    [up('md')]: { display: 'none' },
    [forcedColours]: { border: '2px solid CanvasText' },
  },
});
// The panel slides in from the side.
globalStyle(`${dialog}[open]`, { '@starting-style': { transform: 'translateX(100%)' } } as never);
// The page behind a panel does not scroll.
globalStyle(`html:has(${dialog}[open])`, { overflow: 'hidden' });

export const body = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' });
