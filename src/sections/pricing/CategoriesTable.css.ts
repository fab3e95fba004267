import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.css';
import { fontFamily, space } from '../../theme/tokens';
import { iconSize, iconStroke } from '../../ui/Icon/Icon.css';

export const cell = style({ width: space(16), marginBottom: space(1.5) });
export const amount = style({ font: `750 1.375rem/1.2 ${fontFamily.body}`, whiteSpace: 'nowrap' });
export const no = style({
  display: 'inline-flex',
  gap: space(2),
  alignItems: 'baseline',
  vars: { [iconSize]: '18px', [iconStroke]: '2.5' },
});
export const yes = style([no, { fontWeight: 700, color: palette.primary.main }]);
/** Centres the mark: the text aligns with its row's baseline. */
export const mark = style({ alignSelf: 'center' });
