import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';

/** Print: no page break inside a band. The curriculum has none inside a row instead. */
export const band = style({ '@media': { [print]: { breakInside: 'avoid' } } });
