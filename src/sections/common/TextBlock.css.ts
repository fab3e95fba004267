import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print } from '../../theme/media';

/** In print a text block does not break across pages. */
export const block = style({ '@media': { [print]: { breakInside: 'avoid' } } });
export const paragraphStyle = style({ maxWidth: theme.layout.measure });
