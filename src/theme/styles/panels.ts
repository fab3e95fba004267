import type { Theme } from '@mui/material/styles';
import { fixed, fontFamily, fontSize, leaf, motion } from '../tokens';
import { css } from './css';

/** The programmes dropdown, the phone's two panels, and the rows and search they share; S2-30 to S2-43. */
export function panels(theme: Theme): string {
  const { breakpoints } = theme;
  const { palette } = theme.vars;
  return css`
.dropdown-panel{position:absolute;inset-inline:24px;margin-inline:auto;top:calc(100% + 8px);max-width:1000px;max-height:calc(100vh - var(--bars-height) - 24px);max-height:calc(100dvh - var(--bars-height) - 24px);overflow:auto;overscroll-behavior:contain;background:${palette.background.paper};border-radius:${leaf.md};box-shadow:${palette.elevation.float};text-align:left}
.dropdown-panel[hidden]{display:none}
.dropdown-panel .programme-search{padding:20px 24px;border-bottom:1px solid ${palette.divider}}
.dropdown-panel .columns{display:grid;grid-template-columns:clamp(264px,37.2%,372px) minmax(0,1fr);min-height:420px}
.dropdown-panel .categories{padding:16px;background:${palette.band.sand}}
.dropdown-panel .programmes{padding:20px 24px;display:grid;gap:6px;align-content:start}
.dropdown-panel .programmes:has(>.prompt){align-content:center}
.dropdown-panel h2{font-size:1.3125rem;letter-spacing:-.01em;padding:4px 8px 8px}
.programme-search{display:flex;align-items:center;gap:8px 20px}
.programme-search p{min-width:96px}
.field{display:flex;align-items:center;gap:12px;min-height:52px;border:2px solid ${palette.edge.outline};border-radius:${leaf.field};padding:0 4px 0 14px;background:${palette.background.default};flex:1;min-width:0}
.field input{flex:1;min-width:0;border:0;background:none;min-height:44px;padding:0;outline:0;box-shadow:none;font-size:${fontSize.body}}
.field input::placeholder{color:${palette.text.secondary};opacity:1}
.field:has(input:focus-visible){border-color:${palette.primary.main};outline:3px solid ${palette.focus.ring};outline-offset:2px}
.menu-rows{display:grid;gap:6px;align-content:start}
.menu-row{display:flex;align-items:center;gap:14px;width:100%;min-height:68px;padding:8px 14px 8px 8px;border:2px solid transparent;border-radius:18px 5px;background:none;text-align:left;color:${palette.text.primary};text-decoration:none;line-height:1.25;cursor:pointer}
.menu-row .plot{width:52px}
.menu-row .tint-seed{background:${palette.background.paper}}
.menu-row .text{flex:1;min-width:0}
.menu-row b{display:block;font-weight:680;font-size:${fontSize.body}}
.menu-row small{font-size:${fontSize.small};color:${palette.text.secondary}}
.menu-row:hover{background:${palette.tint.sage}}
.menu-row[aria-current=true]{background:${palette.background.paper};border-color:${palette.primary.main}}
.menu-row.soon{cursor:default;background:none;color:${palette.text.secondary}}
.menu-row.soon .plot{background:none;box-shadow:inset 0 0 0 1.5px ${palette.edge.outline}}
.menu-row.soon .bloom{opacity:.55}
.menu-row.soon b{font-weight:500}
.menu-row .badges{display:flex;flex-wrap:wrap;gap:4px 10px;margin-top:5px;align-items:center}
@media (forced-colors:active){.match{background:Highlight!important;color:HighlightText!important;forced-color-adjust:none}}
.match{background:${palette.sun.main};color:${palette.sun.contrastText};padding:0 2px;border-radius:2px}
.prompt{display:grid;grid-template-columns:minmax(0,1fr);place-items:center;align-content:center;text-align:center;gap:14px;padding:24px;color:${palette.text.secondary}}
.prompt p{max-width:100%}
.prompt .no-match{color:${palette.text.primary};font-weight:700;font-size:${fontSize.h4};line-height:1.4;max-height:9.8em;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;text-wrap:wrap}
.prompt .one-line{white-space:pre;overflow-wrap:normal}
.panel-dialog{width:min(100%,480px);height:100%;max-width:none;max-height:none;margin:0 0 0 auto;padding:0;border:0;background:${palette.background.default};color:${palette.text.primary};overscroll-behavior:contain;transition:transform ${motion.base}ms ${motion.ease}}
@starting-style{.panel-dialog[open]{transform:translateX(100%)}}
.panel-dialog::backdrop{background:${fixed.backdrop}}
html:has(.panel-dialog[open]){overflow:hidden}
.panel-body{min-height:100%;display:flex;flex-direction:column}
.panel-header{position:sticky;top:0;z-index:1;display:flex;align-items:center;gap:8px;min-height:64px;padding:8px 16px;background:${palette.background.default};border-bottom:1px solid ${palette.divider}}
.panel-header h2{flex:1;min-width:0;font:750 ${fontSize.h4}/1.2 ${fontFamily.heading};letter-spacing:-.01em}
.panel-header h2:focus-visible{outline-offset:0}
.panel-dialog .programme-search{flex-direction:column;align-items:stretch;padding:16px 16px 8px}
.panel-dialog .field{flex:none}
.panel-dialog .menu-row .tint-seed{background:${palette.band.sand}}
.panel-list{padding:8px 12px 24px}
.panel-actions{display:grid;gap:12px;padding:20px 20px 32px}
.panel-links{padding:0 20px 24px}
.panel-links a{display:flex;align-items:center;gap:14px;min-height:60px;padding:8px 0;border-top:1px solid ${palette.divider};color:${palette.text.primary};text-decoration:none;font-weight:620;font-size:${fontSize.h4};line-height:1.3}
.panel-links a span{flex:1}
.panel-links a:hover span,.panel-links a[aria-current] span{text-decoration:underline;text-decoration-thickness:3px;text-underline-offset:.35em;text-decoration-color:${palette.apply.main}}
.panel-body .growth{margin:auto 0 0;display:grid;grid-template-columns:repeat(4,minmax(0,1fr))}
.growth .plot{border-radius:0}
.growth .plot:nth-child(3){background:${palette.tint.sage}}
@media (max-height:420px){.dropdown-panel{max-height:none}.panel-header{position:static}}
${breakpoints.up('md')}{.panel-dialog{display:none}}
${breakpoints.down('md')}{.dropdown-panel{display:none}}
@media (forced-colors:active){.menu-row{border-color:ButtonBorder}.menu-row.soon{border-style:dashed}.menu-row[aria-current=true]{background:Highlight;color:HighlightText;forced-color-adjust:none}.menu-row[aria-current=true] small{color:HighlightText}.menu-row[aria-current=true] .plot{background:Canvas}.dropdown-panel,.panel-dialog{border:2px solid CanvasText}}
`;
}
