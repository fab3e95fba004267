import { style } from '@vanilla-extract/css';
import { typography } from '../../theme/theme';
import { layout, space } from '../../theme/tokens';

export const heading = style({ marginTop: space(3.5), fontSize: typography.h4.fontSize });
export const paragraph = style({ maxWidth: layout.measure });
