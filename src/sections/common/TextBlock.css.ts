import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';
import { layout } from '../../theme/tokens';

/** On paper a column does not go on beside another on the next sheet. */
export const block = style({ '@media': { [print]: { breakInside: 'avoid' } } });
export const paragraph = style({ maxWidth: layout.measure });
