import { globalStyle, style } from '@vanilla-extract/css';
import { print } from '../../theme/media';

/** On paper a date or an amount stays on its line. */
export const keepsLines = style({});
globalStyle(`${keepsLines} td`, { '@media': { [print]: { whiteSpace: 'nowrap' } } });
