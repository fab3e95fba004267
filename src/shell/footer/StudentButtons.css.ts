import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens';
import { inlinePadding } from '../../ui/Button/Button.css';

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(2.5),
  vars: { [inlinePadding]: space(2) },
});
