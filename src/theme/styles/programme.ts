import type { Theme } from '@mui/material/styles';
import { fontFamily, fontSize, leaf } from '../tokens';
import { css } from './css';

/** A programme's page: hero, facts sheet, curriculum, fees, and the bar of actions on a small screen. */
export function programme({ vars: { palette }, breakpoints }: Theme): string {
  return css`
.programme-hero .wrap{display:grid;gap:32px;padding-block:28px clamp(40px,5vw,72px)}
.programme-hero .title{display:grid;gap:22px;align-content:start;min-width:0}
.programme-hero .words{display:grid;gap:14px;justify-items:start}
.programme-hero .lead{color:${palette.text.primary}}
.programme-hero .category{font-weight:700}
.programme-hero h1{overflow-wrap:anywhere}
${breakpoints.up('lg')}{.programme-hero .wrap{grid-template-columns:minmax(0,1.25fr) minmax(300px,400px);column-gap:64px;align-items:start}}
.breadcrumb ol{display:flex;flex-wrap:wrap;font-size:${fontSize.small};align-items:center}
.breadcrumb li{display:inline-flex;align-items:center;min-height:44px}
.breadcrumb li+li::before{content:"/" / "";padding-inline:10px}
.breadcrumb a{color:${palette.text.primary};display:inline-flex;min-height:44px;min-width:44px;align-items:center}
.grow{display:flex;border-bottom:6px solid ${palette.bloom.leaf}}
.grow .bloom{width:clamp(80px,13.2vw,176px);height:auto}
.grow .bloom+.bloom{margin-left:clamp(6px,1.4vw,22px)}
.sheet{background:${palette.background.paper};border-radius:${leaf.md};padding:28px;box-shadow:${palette.elevation.rise};display:grid;gap:20px}
.sheet .button{width:100%}
.sheet .go{justify-self:center}
.facts>div{display:grid;grid-template-columns:28px 1fr;gap:0 12px;padding:13px 0;border-top:1px solid ${palette.divider}}
.facts>div:first-child{border:0;padding-top:0}
.facts dt{color:${palette.text.secondary};font-size:${fontSize.small};line-height:1.3}
.facts dd{grid-column:2;font-weight:700;font-size:1.125rem;line-height:1.35}
.facts .icon{grid-row:span 2;margin-top:3px;color:${palette.primary.main}}
.modules li{display:grid;gap:12px 32px;padding:24px 0;border-top:1.5px solid ${palette.edge.rule}}
.modules li:last-child{border-bottom:1.5px solid ${palette.edge.rule}}
${breakpoints.up('lg')}{.modules li{grid-template-columns:210px minmax(0,1fr) 1.2fr;align-items:start}}
.when{display:grid;gap:8px;align-content:start}
.strip{display:flex}
.strip i{width:14px;height:14px;background:radial-gradient(circle,${palette.edge.outline} 1.8px,transparent 2.4px)}
.strip i.on{background:${palette.bloom.pincushion};border-radius:100% 0}
.related .cards{grid-template-columns:repeat(auto-fit,minmax(min(100%,264px),1fr))}
.fees{display:grid;gap:20px;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr))}
.fee{background:${palette.background.paper};border-radius:${leaf.md};padding:28px;box-shadow:inset 0 0 0 1px ${palette.divider};display:grid;gap:8px;align-content:start}
.fee .amount{font:700 clamp(1.75rem,1.4rem + 1.2vw,2.25rem)/1.1 ${fontFamily.body};font-variant-numeric:tabular-nums}
.included{margin-top:32px}
.apply-bar{display:none}
${breakpoints.down('md')}{.apply-bar{display:block;position:sticky;bottom:0;background:${palette.background.paper};border-top:1px solid ${palette.divider};padding:10px 16px;z-index:8}.apply-bar .buttons{gap:10px}.apply-bar .button{flex:1;min-width:min-content;padding-inline:8px}main:has(.apply-bar)~.floating,body:has(.apply-bar) .floating{bottom:78px}}
@media (max-height:420px){.apply-bar{position:static}}
`;
}
