import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const status = style({ display: 'flex', alignItems: 'center', gap: theme.spacing(2), fontWeight: 700 });
