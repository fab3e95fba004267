import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom } from '../../theme/media';

export const columns = style({ ...columnsFrom('lg', 2), gap: theme.layout.columns });
export const address = style({ fontStyle: 'normal' });
