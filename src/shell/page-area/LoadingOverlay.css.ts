import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, shortViewport } from '../../theme/media';

const PETALS = 12;
/** Duration of one turn of the light round the ring, in seconds. */
const ROTATION_SECONDS = 1.8;

const glow = keyframes({ '0%': { opacity: 1 }, '80%, 100%': { opacity: 0.22 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.overlay,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(7),
  background: theme.vars.palette.band.deep,
  color: theme.vars.palette.band.onDeep,
  textAlign: 'center',
});
export const message = style({
  font: `750 clamp(1.375rem, 1.1rem + 1.4vw, 1.875rem)/1.2 ${theme.typography.h1.fontFamily}`,
});
export const spinner = style({
  width: '144px',
  height: '144px',
  '@media': { [shortViewport]: { width: '72px', height: '72px' } },
});
export const petal = style({
  fill: theme.palette.fixed.rosePale,
  animation: `${glow} ${ROTATION_SECONDS}s linear infinite`,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});
// Each petal lights a twelfth of a turn after the one before it.
for (let index = 0; index < PETALS; index += 1) {
  globalStyle(`${petal}:nth-of-type(${index + 1})`, {
    animationDelay: `${((index * ROTATION_SECONDS) / PETALS - ROTATION_SECONDS).toFixed(2)}s`,
  });
}
export const sun = style({ fill: theme.palette.fixed.ochre, '@media': { [forcedColours]: { fill: 'CanvasText' } } });
export const dot = style({
  display: 'inline-block',
  width: '.3em',
  height: '.3em',
  marginLeft: '.24em',
  borderRadius: '50%',
  background: theme.palette.fixed.ochre,
  animation: `${glow} 1.2s infinite`,
  selectors: { '&:nth-child(2)': { animationDelay: '.2s' }, '&:nth-child(3)': { animationDelay: '.4s' } },
  '@media': { [forcedColours]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
