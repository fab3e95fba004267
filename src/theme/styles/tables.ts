import type { Theme } from '@mui/material/styles';
import { fontFamily, fontSize, leaf } from '../tokens';
import { css } from './css';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Tables, which stack on a small screen, and the intake timeline. */
export function tables({ vars: { palette }, breakpoints }: Theme): string {
  return css`
.table-frame{position:relative;overflow-x:auto;border-radius:${leaf.md};border:1px solid ${palette.divider};background:${palette.background.paper}}
table{border-collapse:collapse;width:100%;font-size:1rem;line-height:1.45}
caption{text-align:left;padding:18px 20px 4px;font-weight:700}
th,td{text-align:left;vertical-align:top;padding:16px 20px;border-bottom:1px solid ${palette.divider}}
tbody tr:last-child>*{border-bottom:0}
thead th{font:700 1.0625rem/1.25 ${fontFamily.body};vertical-align:bottom}
tbody th{font-weight:700;min-width:150px}
td{font-variant-numeric:tabular-nums}
th a{display:inline-flex;min-height:44px;align-items:center}
${breakpoints.down('md')}{.stacking,.stacking caption,.stacking tbody,.stacking tr,.stacking th,.stacking td{display:block;width:100%}.stacking thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}.stacking tr{padding:14px 18px;border-bottom:6px solid ${palette.background.default}}.stacking th,.stacking td{border:0;padding:5px 0}.stacking tbody th{font:750 1.1875rem/1.25 ${fontFamily.heading}}.stacking td{display:grid;grid-template-columns:118px 1fr;gap:12px;justify-items:start}.stacking td::before{content:attr(data-label) / "";color:${palette.text.secondary};font-size:${fontSize.small}}}
${breakpoints.down('lg')}{.timeline-band{display:none}}
.timeline{background:${palette.background.paper};border-radius:${leaf.md};box-shadow:inset 0 0 0 1px ${palette.divider};padding:8px 20px 20px}
.timeline .months,.timeline .lane{display:grid;grid-template-columns:230px repeat(12,minmax(0,1fr))}
.timeline .months span{font-weight:700;font-size:${fontSize.small};padding:14px 0 12px 8px}
.timeline .months span:first-child{grid-column:2}
.timeline .lane{border-top:1px solid ${palette.divider};align-items:center;min-height:76px}
.timeline .name{grid-column:1;grid-row:1;display:flex;align-items:center;gap:12px;font-weight:680;line-height:1.2;padding-right:14px;font-size:1rem}
.timeline .block{grid-row:1;min-height:52px;display:flex;flex-direction:column;justify-content:center;padding:5px 4px 5px 8px;border-radius:18px 5px;font-size:${fontSize.small};line-height:1.25;border:2px solid ${palette.text.primary};overflow-wrap:anywhere;margin:0 3px}
.timeline .block.full{border-style:dashed}
${months.map((month) => `.from-${month}{grid-column-start:${month + 1}}.to-${month}{grid-column-end:${month + 2}}`).join('')}
`;
}
