import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens';

export const head = style({ marginBottom: 'clamp(28px, 4vw, 48px)' });
export const programmes = style({ display: 'grid', gap: space(3) });
