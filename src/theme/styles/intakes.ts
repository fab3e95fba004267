import type { Theme } from '@mui/material/styles';
import { fontFamily, fontSize, leaf } from '../tokens';
import { css } from './css';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** When programmes start: the cards of the next intakes, and the year as a timeline. */
export function intakes({ vars: { palette }, breakpoints }: Theme): string {
  return css`
.intakes{display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr))}
.intake{display:flex;flex-wrap:wrap;background:${palette.background.paper};border-radius:${leaf.md};box-shadow:inset 0 0 0 1px ${palette.divider}}
.intake .day{flex:1 0 96px;border-radius:${leaf.mdStart};display:grid;align-content:center;justify-items:center;padding:16px 6px;text-align:center;line-height:1.2;font-weight:600}
.intake .day b{font:780 2.75rem/1 ${fontFamily.heading};letter-spacing:-.04em}
.intake .body{flex:999 1 15rem;min-width:0;padding:20px 22px;display:grid;gap:8px;align-content:start;justify-items:start}
.intake h3{line-height:1.14;position:relative}
.intake h3 a{color:inherit;text-decoration:none}
.intake h3 a::after{content:"";position:absolute;inset:-11px 0}
.intake h3 a:hover{text-decoration:underline}
.timeline-band{padding-bottom:0}
${breakpoints.down('lg')}{.timeline-band{display:none}.timeline-band+.section{padding-top:clamp(36px,4vw,64px)}}
.timeline{background:${palette.background.paper};border-radius:${leaf.md};box-shadow:inset 0 0 0 1px ${palette.divider};padding:8px 20px 20px}
.timeline .months,.timeline .lane{display:grid;grid-template-columns:230px repeat(12,minmax(0,1fr))}
.timeline .months span{box-shadow:inset 1px 0 ${palette.divider};font-weight:700;font-size:${fontSize.small};padding:14px 0 12px 8px}
.timeline .months span:first-child{grid-column:2}
.timeline .lane{position:relative;border-top:1px solid ${palette.divider};align-items:center;min-height:76px}
.timeline .name{grid-column:1;grid-row:1;display:flex;align-items:center;gap:12px;font-weight:680;line-height:1.2;padding-right:14px;font-size:1rem}
.timeline .lane::before{content:"";position:absolute;inset:0 0 0 230px;background:linear-gradient(90deg,${palette.divider} 1px,transparent 1px) 0 0/calc(100%/12) 100%}
.timeline .block{position:relative;grid-row:1;min-height:52px;display:flex;flex-direction:column;justify-content:center;padding:5px 4px 5px 8px;border-radius:18px 5px;font-size:${fontSize.small};line-height:1.25;border:2px solid ${palette.text.primary};overflow-wrap:anywhere;margin:0 3px}
.timeline .block.full{border-style:dashed}
${months.map((month) => `.from-${month}{grid-column-start:${month + 1}}.to-${month}{grid-column-end:${month + 2}}`).join('')}
`;
}
