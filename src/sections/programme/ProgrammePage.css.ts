import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';

/** On paper a band stays together, but for the curriculum, whose rows do. */
export const band = style({ '@media': { [print]: { breakInside: 'avoid' } } });
/** Paper has these words at its end, or needs none. */
export const offPaper = style({ '@media': { [print]: { display: 'none !important' } } });
