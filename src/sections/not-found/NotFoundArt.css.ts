import { style } from '@vanilla-extract/css';

export const art = style({ width: '100%', height: 'auto', alignSelf: 'center' });
