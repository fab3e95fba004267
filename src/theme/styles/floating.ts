import type { Theme } from '@mui/material/styles';
import { fixed, fontFamily } from '../tokens';
import { css } from './css';

const PETALS = 12;
/** Seconds for the light to go round the ring once. */
const TURN = 1.8;

/** Each petal lights a twelfth of a turn after the one before it. */
function petalDelays(): string {
  return Array.from({ length: PETALS }, (_, index) => {
    const delay = ((index * TURN) / PETALS - TURN).toFixed(2);
    return `.spinner path:nth-of-type(${index + 1}){animation-delay:${delay}s}`;
  }).join('');
}

/** What floats over the page: chat, back to top, and the loading overlay; S2-10, S2-50, S2-51. */
export function floating(theme: Theme): string {
  const { palette } = theme.vars;
  return css`
.floating{position:fixed;right:20px;bottom:20px;display:grid;gap:12px;z-index:9}
.floating[data-aside]{right:auto;left:20px}
.floating a,.floating button{position:relative;width:56px;height:56px;padding:0;display:grid;place-items:center;border:2px solid ${palette.background.default};border-radius:22px 6px;background:${palette.primary.main};color:${palette.primary.contrastText};box-shadow:${palette.elevation.float};cursor:pointer}
.floating button{background:${palette.background.paper};color:${palette.text.primary};border-color:${palette.text.primary}}
.floating :focus-visible{outline:3px solid ${palette.focus.ring};outline-offset:3px;box-shadow:0 0 0 9px ${palette.focus.gap}}
.floating .icon{width:26px;height:26px}
.floating .icon~.icon{position:absolute;right:5px;top:6px;width:13px;height:13px;stroke-width:2.6}
${theme.breakpoints.down('md')}{.floating{right:12px;bottom:12px;gap:8px}.floating[data-aside]{left:12px}.floating a,.floating button{width:48px;height:48px;border-radius:18px 5px}.floating .icon~.icon{right:3px;top:4px;width:12px;height:12px}body:has(.apply-bar) .floating{bottom:78px}}
@media (max-height:420px){.floating{grid-auto-flow:column}}
.loading{position:fixed;inset:0;z-index:30;background:${palette.band.deep};color:${palette.band.onDeep};display:grid;place-items:center;align-content:center;gap:28px;text-align:center}
.loading p{font:750 clamp(1.375rem,1.1rem + 1.4vw,1.875rem)/1.2 ${fontFamily.heading}}
.spinner{width:144px;height:144px}
.spinner path{fill:${fixed.rosePale};animation:petal ${TURN}s linear infinite}
${petalDelays()}
.spinner .ink-sun{fill:${fixed.ochre}}
.dots i{display:inline-block;width:.3em;height:.3em;border-radius:50%;background:${fixed.ochre};margin-left:.24em;animation:petal 1.2s infinite}
.dots i:nth-child(2){animation-delay:.2s}.dots i:nth-child(3){animation-delay:.4s}
@keyframes petal{0%{opacity:1}80%,100%{opacity:.22}}
@media (max-height:420px){.spinner{width:72px;height:72px}}
@media (forced-colors:active){.spinner path,.spinner .ink-sun{fill:CanvasText}.dots i{background:CanvasText;forced-color-adjust:none}}
@media print{.floating{display:none}}
`;
}
