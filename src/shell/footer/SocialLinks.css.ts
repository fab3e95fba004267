import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { fixed, size, space } from '../../theme/tokens';
import { iconSize, iconStroke } from '../../ui/Icon/Icon.css';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const link = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size.md,
  height: size.md,
  border: `1.5px solid ${palette.band.onNight2}`,
  borderRadius: '15px 4px',
  ':hover': { background: palette.sun.main, borderColor: palette.sun.main, color: fixed.ink },
});
export const mark = style({
  width: '22px',
  height: '22px',
  fill: 'currentColor',
  '@media': { [forcedColours]: { fill: 'LinkText' } },
});
/** New-tab icon, small in the corner. */
export const corner = style({
  position: 'absolute',
  right: '3px',
  top: '3px',
  vars: { [iconSize]: '11px', [iconStroke]: '2.6' },
});
