import { style } from '@vanilla-extract/css';

/** A container of its own: the column's width counts, not the band's. */
export const column = style({ containerType: 'inline-size' });
