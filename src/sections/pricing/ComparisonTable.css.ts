import { globalStyle, style } from '@vanilla-extract/css';
import { print } from '../../theme/media';

/** On paper the links to apply would be addresses in pieces, and a date or an amount stays on its line. */
export const table = style({});
globalStyle(`${table} :is(col, th, td):nth-child(7)`, { '@media': { [print]: { display: 'none' } } });
globalStyle(`${table} td:not(:nth-child(4), [colspan])`, { '@media': { [print]: { whiteSpace: 'nowrap' } } });
