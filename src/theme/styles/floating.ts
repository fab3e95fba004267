import type { Theme } from '@mui/material/styles';
import { fixed, fontFamily } from '../tokens';
import { css } from './css';

/** What floats over the page: chat, back to top, and the loading overlay; S2-10, S2-50, S2-51. */
export function floating(theme: Theme): string {
  const { palette } = theme.vars;
  return css`
.floating{position:fixed;right:20px;bottom:20px;display:grid;gap:12px;z-index:9}
.floating a,.floating button{width:56px;height:56px;display:grid;place-items:center;border:2px solid ${palette.background.default};border-radius:22px 6px;background:${palette.primary.main};color:${palette.primary.contrastText};box-shadow:${palette.elevation.float};cursor:pointer}
.floating button{background:${palette.background.paper};color:${palette.text.primary};border-color:${palette.text.primary}}
.floating .icon{width:26px;height:26px}
${theme.breakpoints.down('md')}{.floating{right:12px;bottom:12px;gap:8px}.floating a,.floating button{width:48px;height:48px;border-radius:18px 5px}}
.loading{position:fixed;inset:0;z-index:30;background:${palette.band.deep};color:${palette.band.onDeep};display:grid;place-items:center;align-content:center;gap:28px;text-align:center}
.loading p{font:750 clamp(1.375rem,1.1rem + 1.4vw,1.875rem)/1.2 ${fontFamily.heading}}
.loading svg{width:144px;height:144px}
.loading svg path{fill:${fixed.rosePale};animation:petal 1.8s linear infinite}
.loading svg .ink-sun{fill:${fixed.ochre};animation:none}
.dots i{display:inline-block;width:.3em;height:.3em;border-radius:50%;background:${fixed.ochre};margin-left:.24em;animation:petal 1.2s infinite}
.dots i:nth-child(2){animation-delay:.2s}.dots i:nth-child(3){animation-delay:.4s}
@keyframes petal{0%{opacity:1}80%,100%{opacity:.22}}
`;
}
