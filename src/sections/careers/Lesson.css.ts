import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const figure = style({ display: 'grid', gap: theme.spacing(3), alignContent: 'start' });
export const call = style({ width: '100%', borderRadius: theme.shape.leaf.md });
