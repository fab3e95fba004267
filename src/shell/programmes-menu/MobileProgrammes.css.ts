import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens';

export const list = style({ padding: space(2, 3, 6) });
