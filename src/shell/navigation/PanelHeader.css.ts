import { style } from '@vanilla-extract/css';
import { low } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { typography } from '../../theme/theme';
import { fontFamily, space } from '../../theme/tokens';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '64px',
  padding: space(2, 4),
  background: palette.background.default,
  borderBottom: `1px solid ${palette.divider}`,
  '@media': { [low]: { position: 'static' } },
});
export const title = style({
  flex: 1,
  minWidth: 0,
  font: `750 ${typography.h4.fontSize}/1.2 ${fontFamily.heading}`,
  letterSpacing: typography.h4.letterSpacing,
  ':focus-visible': { outlineOffset: 0 },
});
