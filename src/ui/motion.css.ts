/**
 * Motions of drawings that react to the visitor. Each ends in the part's own position. With reduced motion the global styles
 * switch animations off, so the part is there at once.
 */
import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../theme';

const { duration, easing } = theme.transitions;

const opening = keyframes({ from: { transform: 'scale(.2) rotate(-60deg)' } });
/** A leaf or a bloom opens. */
export const opened = style({ animation: `${opening} ${duration.complex}ms ${easing.easeInOut}` });

const growing = keyframes({ from: { transform: 'scale(.5, .2)' } });
/** A plant grows from its foot. */
export const grown = style({
  transformBox: 'fill-box',
  transformOrigin: '50% 100%',
  animation: `${growing} ${duration.complex}ms ${easing.easeInOut}`,
});
