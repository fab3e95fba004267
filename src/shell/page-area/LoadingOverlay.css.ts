import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { grid, shortViewport } from '../../theme/media';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const glow = keyframes({ '80%, 100%': { opacity: 0.22 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.overlay,
  ...grid(theme.spacing(7)),
  placeItems: 'center',
  alignContent: 'center',
  background: theme.vars.palette.band.deep,
  color: theme.vars.palette.band.onDeep,
  textAlign: 'center',
});
export const message = style({
  font: `750 clamp(1.375rem, 1.1rem + 1.4vw, 1.875rem)/1.2 ${theme.typography.h1.fontFamily}`,
});
/** A ring of twelve seeds, of which four are bright, round the sun. */
export const spinner = style({
  width: '144px',
  height: '144px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 0.6,
  strokeLinecap: 'round',
  strokeDasharray: '0 1',
  animation: `${turn} 2s steps(12) infinite`,
  '@media': { [shortViewport]: { width: '72px', height: '72px' } },
});
export const sun = style({ fill: theme.palette.fixed.ochre, stroke: 'none' });
export const dot = style({
  animation: `${glow} 1.2s infinite`,
  selectors: { '&:nth-child(2)': { animationDelay: '.2s' }, '&:nth-child(3)': { animationDelay: '.4s' } },
});
