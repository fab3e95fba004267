import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { display } from '../../ui/text.css';

/** Smaller in the narrowest windows, so that the year does not break. */
export const heading = style([display, { fontSize: `min(${theme.typography.h1.fontSize}, max(2rem, 10cqi))` }]);
/** On a line of its own, at each width. */
export const day = style({ display: 'block' });
