import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { centredLine, forcedColours, oneColumn, shortViewport } from '../../theme/media';

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
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  ...centredLine(theme.spacing(2)),
  minHeight: '64px',
  padding: theme.spacing(2, 4),
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '@media': { [shortViewport]: { position: 'static' } },
});
export const title = style({
  flex: 1,
  minWidth: 0,
  font: `750 ${theme.typography.h4.fontSize}/1.2 ${theme.typography.h1.fontFamily}`,
  letterSpacing: theme.typography.h4.letterSpacing,
  ':focus-visible': { outlineOffset: 0 },
});
/** Message in the middle of an empty panel. */
export const placeholder = style({
  ...oneColumn(theme.spacing(3.5)),
  placeItems: 'center',
  alignContent: 'center',
  padding: theme.spacing(6),
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
});
