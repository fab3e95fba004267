import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens';

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space(1, 6), marginTop: space(5) });
