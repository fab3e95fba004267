import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import * as surface from '../../theme/surface.css';

export const band = style({
  containerType: 'inline-size',
  paddingBlock: theme.layout.minor,
  vars: { [surface.lead]: theme.vars.palette.text.primary },
});
