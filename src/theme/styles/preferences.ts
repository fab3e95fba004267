import type { Theme } from '@mui/material/styles';
import { css } from './css';

/** What visitors ask of their browser: less motion, their own colours, paper. */
export function preferences(_theme: Theme): string {
  return css`
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
@media (forced-colors:active){.card,.badge,.floating a,.floating button{border:2px solid ButtonBorder}.bloom path,.quilt path{fill:CanvasText!important;stroke:Canvas;stroke-width:.6}.quilt rect{fill:Canvas!important}:focus-visible{outline-color:Highlight}}
`;
}
