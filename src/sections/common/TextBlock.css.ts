import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const paragraphStyle = style({ maxWidth: theme.layout.measure });
