import { style } from '@vanilla-extract/css';

export const list = style({ padding: '8px 12px 24px' });
