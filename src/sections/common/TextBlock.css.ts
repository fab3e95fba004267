import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';
import { layout } from '../../theme/tokens';

/** In print a text block does not break across pages. */
export const block = style({ '@media': { [print]: { breakInside: 'avoid' } } });
export const paragraph = style({ maxWidth: layout.measure });
