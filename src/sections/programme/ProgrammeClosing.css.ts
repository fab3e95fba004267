import { style } from '@vanilla-extract/css';
import { display } from '../../ui/text.css';

/** Smaller than the programme's name at each width; on the narrowest screens the year does not break. */
export const heading = style([display, { fontSize: 'clamp(2rem, 1.2rem + 2.2vw, 3rem)' }]);
/** On a line of its own, at each width. */
export const day = style({ display: 'block' });
