import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours } from '../../theme/media';

const { duration, easing } = theme.transitions;

export const dialog = style({
  width: 'min(100%, max(480px, 28em))',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: '0 0 0 auto',
  padding: 0,
  border: 0,
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  overscrollBehavior: 'contain',
  transition: `transform ${duration.standard}ms ${easing.easeInOut}`,
  '::backdrop': { background: theme.palette.fixed.backdrop },
  '@media': { [forcedColours]: { border: '2px solid CanvasText' } },
});
// The panel slides in from the side.
globalStyle(`${dialog}[open]`, { '@starting-style': { transform: 'translateX(100%)' } } as never);
// The page behind a panel does not scroll.
globalStyle(`html:has(${dialog}[open])`, { overflow: 'hidden' });

export const body = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' });
