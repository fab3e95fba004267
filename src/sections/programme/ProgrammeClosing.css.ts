import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom } from '../../theme/media';
import * as surface from '../../theme/surface.css';

export const band = style({
  containerType: 'inline-size',
  paddingBlock: theme.layout.minor,
  vars: { [surface.lead]: theme.vars.palette.text.primary },
});
/** Words, and the actions beside them where there is room. */
export const line = style({ ...columnsFrom('lg', 2, { alignItems: 'center' }), gap: theme.spacing(4, 8) });
