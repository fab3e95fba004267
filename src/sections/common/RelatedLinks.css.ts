import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { wrapping } from '../../theme/media';

export const links = style({ ...wrapping(theme.spacing(1, 6)), marginTop: theme.spacing(5) });
