import { style } from '@vanilla-extract/css';
import { typography } from '../../theme/theme';
import { space } from '../../theme/tokens';

export const heading = style({ padding: space(1, 2, 2), fontSize: typography.h4.fontSize });
/** A page has no glyph before its name. */
export const page = style({ paddingLeft: space(1.5) });
