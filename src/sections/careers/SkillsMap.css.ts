import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const header = style({ marginBottom: 'clamp(28px, 4vw, 48px)' });
export const programmes = style({ display: 'grid', gap: theme.spacing(3) });
