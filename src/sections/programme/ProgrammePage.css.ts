import { globalStyle, style } from '@vanilla-extract/css';
import { print } from '../../theme/media';

/** Print: no page break inside a band, and 4 mm between two. The curriculum has none inside a row instead. */
export const band = style({ '@media': { [print]: { breakInside: 'avoid', vars: { '--section': '2mm' } } } });
// Clearly smaller than the heading of its band.
globalStyle(`:where(${band}) h3`, { '@media': { screen: { fontSize: '1.3125rem' } } });
/** Paper has these words at its end, or needs none. */
export const offPaper = style({ '@media': { [print]: { display: 'none !important' } } });
