import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const heading = style({ padding: theme.spacing(1, 2, 2), fontSize: theme.typography.h4.fontSize });
/** A page has no motif before its name. */
export const page = style({ paddingLeft: theme.spacing(1.5) });
