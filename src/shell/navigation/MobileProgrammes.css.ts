import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const list = style({ padding: theme.spacing(2, 3, 6) });
