import type { Theme } from '@mui/material/styles';
import { fontFamily, fontSize, leaf } from '../tokens';
import { css } from './css';

/** Tables, which stack on a small screen. Their captions are for screen readers: a heading says the same. */
export function tables({ vars: { palette }, breakpoints }: Theme): string {
  return css`
.table-frame{position:relative;overflow-x:auto;border-radius:${leaf.md};border:1px solid ${palette.divider};background:${palette.background.paper}}
table{border-collapse:collapse;width:100%;font-size:1rem;line-height:1.45}
th,td{text-align:left;vertical-align:top;padding:16px clamp(12px,1.4vw,20px);border-bottom:1px solid ${palette.divider}}
tbody tr:last-child>*{border-bottom:0}
thead th{font:700 1.0625rem/1.25 ${fontFamily.body};vertical-align:bottom}
tbody th{font-weight:700;min-width:150px}
td{font-variant-numeric:tabular-nums}
.table-frame .go{white-space:nowrap}
th a{display:inline-flex;min-height:44px;align-items:center}
.included{min-width:200px;font-size:${fontSize.small};color:${palette.text.secondary}}
.programme-name{min-width:200px;display:flex;gap:14px;align-items:center}
.programme-name .bloom{flex:none}
.programme-name a{display:block;padding-block:12px 8px}
.kind{display:block;font-weight:400;font-size:${fontSize.small};color:${palette.text.secondary}}
.kinds .plot{width:64px;margin-bottom:6px}
.kinds .amount{font:750 1.375rem/1.2 ${fontFamily.body};white-space:nowrap}
.answer{display:inline-flex;gap:8px;align-items:center}
.answer.yes{font-weight:700;color:${palette.primary.main}}
.answer .icon{width:18px;height:18px;stroke-width:2.5}
${breakpoints.down('nav')}{.stacking,.stacking tbody,.stacking tr,.stacking th,.stacking td{display:block;width:100%}.stacking thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}.stacking tr{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,270px),1fr));column-gap:24px;padding:14px 18px;border-bottom:6px solid ${palette.background.default}}.stacking th,.stacking td{border:0;padding:5px 0}.stacking tbody th{grid-column:1/-1;font:750 1.1875rem/1.25 ${fontFamily.heading}}.stacking td{display:grid;grid-template-columns:118px 1fr;gap:12px;justify-items:start}.stacking td.included{grid-column:1/-1}.stacking td::before{content:attr(data-label) / "";color:${palette.text.secondary};font-size:${fontSize.small}}}
`;
}
