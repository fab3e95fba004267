import { style } from '@vanilla-extract/css';

/** On a line of its own, at each width. */
export const day = style({ display: 'block' });
