import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { shortViewport } from '../../theme/media';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
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
