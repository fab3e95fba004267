import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const heading = style({ marginTop: theme.spacing(3.5), fontSize: theme.typography.h4.fontSize });
export const paragraph = style({ maxWidth: theme.layout.measure });
/** As high as a target must be, its marker kept. */
export const summary = style({ paddingBlock: theme.spacing(3), fontWeight: 700 });
