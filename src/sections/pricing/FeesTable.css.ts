import { globalStyle, style } from '@vanilla-extract/css';
import { print } from '../../theme/media';

/** On paper a date or an amount stays on its line, and a badge is no taller than its own. */
export const keepsLines = style({});
globalStyle(`${keepsLines} td`, { '@media': { [print]: { whiteSpace: 'nowrap' } } });
globalStyle(`${keepsLines} th span`, { '@media': { [print]: { fontSize: '8.5pt' } } });
