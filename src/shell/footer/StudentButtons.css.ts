import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { inlinePadding } from '../../ui/Button/Button.css';

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2.5),
  vars: { [inlinePadding]: theme.spacing(2) },
});
