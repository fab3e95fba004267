import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/tokens';

export const paragraph = style({ maxWidth: layout.measure });
