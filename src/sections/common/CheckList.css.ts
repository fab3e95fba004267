import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { space } from '../../theme/tokens';
import { iconSize, iconStroke } from '../../ui/Icon/Icon.css';

export const list = style({
  display: 'grid',
  gap: space(2.5),
  vars: { [iconStroke]: '2.6' },
  '@media': { [print]: { gap: '2pt', vars: { [iconSize]: '11px' } } },
});
export const point = style({ display: 'flex', gap: space(3) });
export const mark = style({ marginTop: space(1), color: palette.primary.main });
