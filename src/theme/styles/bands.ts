import type { Theme } from '@mui/material/styles';
import { fixed, fontFamily, fontSize, leaf } from '../tokens';
import { css } from './css';

/** The bands that pages are made of: their grounds, heads, columns and the pieces in them. */
export function bands({ vars: { palette }, breakpoints }: Theme): string {
  return css`
.sand{background:${palette.band.sand}}
.sage{background:${palette.tint.sage}}
.page-head+.section{padding-top:clamp(36px,4vw,64px)}
.head{display:grid;gap:14px;margin-bottom:clamp(28px,4vw,48px)}
.two>.wrap,.corporate,.seals,.questions{display:grid;gap:clamp(32px,5vw,72px)}
.corporate,.seals{gap:20px}
.two h2{font-size:clamp(1.625rem,1.35rem + 1.1vw,2.125rem)}
${breakpoints.up('lg')}{.head.split{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:end;column-gap:64px}.head.split .lead{justify-self:end}.two>.wrap,.seals{grid-template-columns:1fr 1fr}.corporate{grid-template-columns:1.55fr 1fr}.questions{grid-template-columns:minmax(0,.8fr) minmax(0,1.4fr)}.two .questions{grid-template-columns:minmax(0,1fr)}}
.stack.wide{align-items:stretch}
.stack.wide>.button{align-self:flex-start}
.text p{max-width:44em}
.text h3{font-size:${fontSize.h4};margin-top:14px}
.passages{display:grid;gap:48px}
.page-head{background:${palette.tint.sage};overflow:hidden}
.page-head .wrap{display:grid;align-items:end}
.page-head .words{padding-block:clamp(40px,5vw,72px);display:grid;gap:14px}
.page-head .lead{color:${palette.text.primary}}
.page-head .quilt{display:none}
${breakpoints.up('lg')}{.page-head .wrap{grid-template-columns:minmax(0,1fr) auto}.page-head .quilt{display:block;width:400px}}
.chips{display:flex;flex-wrap:wrap;gap:10px;margin:0 0 28px;padding:0;border:0;min-width:0}
.chip{display:inline-flex;align-items:center;gap:10px;min-height:48px;padding:4px 18px 4px 8px;border:2px solid ${palette.edge.outline};border-radius:${leaf.xs};background:${palette.background.paper};color:${palette.text.primary};font-weight:620;cursor:pointer}
.chip:first-of-type,.switch .chip{padding-left:18px}
.chip:disabled{cursor:default}
.chip .count{font-weight:500;color:${palette.text.secondary}}
.chip[aria-pressed=true]{background:${palette.primary.main};border-color:${palette.primary.main};color:${palette.primary.contrastText}}
.chip[aria-pressed=true] .count{color:inherit}
.chip .dot{width:34px;height:34px;border-radius:10px 3px;padding:4px;display:grid}
.curious{background:${palette.tint.heather};overflow:hidden;padding-bottom:0}
.curious .wrap{display:grid;gap:32px;align-items:end}
.curious .stack{align-self:center}
.growth{display:grid;grid-template-columns:repeat(3,1fr);align-items:end;border-bottom:12px solid ${palette.bloom.leaf}}
.growth svg{width:100%;height:auto}
${breakpoints.down('lg')}{.growth{order:2;margin-inline:calc(-1*var(--gutter))}}
${breakpoints.up('lg')}{.curious .wrap{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);column-gap:72px}.curious .stack{padding-bottom:var(--section)}}
.steps{display:grid;gap:26px}
.steps li{display:grid;grid-template-columns:76px 1fr;gap:18px}
.steps .picture svg{width:76px;height:auto}
.steps .words{display:grid;gap:8px;align-content:start}
.steps .number{font:750 1rem/1 ${fontFamily.heading};color:${palette.apply.main}}
${breakpoints.up('md')}{.steps{grid-template-columns:repeat(auto-fill,minmax(max(25%,10rem),1fr));gap:40px 0}.steps li{display:flex;flex-direction:column;gap:0}.steps .picture{border-bottom:6px solid ${palette.bloom.leaf}}.steps .picture svg{width:clamp(84px,11vw,140px)}.steps .words{padding:22px 28px 0 0}}
.numbered{counter-reset:step;display:grid}
.numbered li{counter-increment:step;display:grid;grid-template-columns:52px 1fr;gap:4px 16px;padding:16px 0;border-top:1px solid ${palette.divider}}
.numbered li::before{content:counter(step);grid-row:span 2;width:44px;height:44px;display:grid;place-items:center;background:${palette.tint.sage};border-radius:15px 4px;font:750 1.125rem/1 ${fontFamily.heading}}
.numbered h3{font-size:${fontSize.h4};align-self:center}
.numbered p{grid-column:2;color:${palette.text.secondary}}
.pieces{display:grid;gap:20px;grid-template-columns:repeat(auto-fit,minmax(min(100%,264px),1fr))}
.pieces li{background:${palette.background.paper};border-radius:${leaf.md};box-shadow:inset 0 0 0 1px ${palette.divider};padding:28px;display:grid;gap:8px;align-content:start}
.pieces a{display:inline-flex;min-height:44px;align-items:center}
.areas{display:grid;gap:12px 20px;grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr))}
.areas li{display:flex;gap:14px;align-items:center;font-weight:680}
.areas .plot{width:52px}
.deep{background:${palette.band.deep};color:${palette.band.onDeep}}
.deep .lead,.deep .muted{color:${palette.band.onDeep2}}
.deep a:not(.button){color:${palette.band.onDeep}}
.deep .ink-petal{fill:${fixed.ochre}}.deep .ink-soft{fill:${fixed.ochrePale}}.deep .ink-sun{fill:${fixed.paper}}.deep .ink-leaf{fill:${fixed.sagePale}}
.panel{border:1.5px solid ${palette.band.veil};border-radius:${leaf.md};padding:clamp(22px,3vw,36px);display:flex;flex-direction:column;gap:20px}
.panel.apart{justify-content:space-between;gap:24px}
.rows li{border-top:1px solid ${palette.band.veil2}}
.rows a{display:flex;gap:18px;align-items:center;min-height:72px;padding:12px 0;text-decoration:none}
.rows a span{flex:1}
.rows a:hover b{text-decoration:underline}
.rows b{font-size:1.125rem}
.seal{display:grid;grid-template-columns:auto minmax(0,1fr);gap:6px 24px;align-items:start;background:${palette.background.paper};border-radius:${leaf.md};box-shadow:inset 0 0 0 1px ${palette.divider};padding:clamp(20px,3vw,32px)}
.seal .seal-mark{width:76px;height:76px;grid-row:span 3}
.seal .number{font:700 clamp(1.375rem,1.1rem + 1.1vw,1.75rem)/1.2 ${fontFamily.body};font-variant-numeric:tabular-nums}
details{border-top:1.5px solid ${palette.edge.rule}}
details:last-child{border-bottom:1.5px solid ${palette.edge.rule}}
summary{display:flex;gap:20px;align-items:center;justify-content:space-between;min-height:68px;padding:14px 4px;font:650 1.1875rem/1.3 ${fontFamily.body};cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary .mark{width:36px;height:36px;display:grid;place-items:center;border-radius:12px 3px;background:${palette.tint.sage};color:${palette.primary.main};flex:none}
.sage summary .mark{background:${palette.background.paper}}
details[open] summary .mark{background:${palette.primary.main};color:${palette.primary.contrastText};border-radius:3px 12px}
details[open] summary .icon{clip-path:inset(40% 0)}
details p{padding:0 60px 24px 4px;max-width:44em;color:${palette.text.secondary}}
.wine{background:${palette.band.wine};color:${palette.band.onWine};overflow:hidden}
.wine .lead{color:${palette.band.onWine}}
.wine .wrap{display:grid;gap:28px;align-items:center}
.wine .quilt{max-width:520px;justify-self:end}
${breakpoints.up('lg')}{.wine .wrap{grid-template-columns:1.1fr 1fr}.wine .quilt{margin-block:calc(-1*var(--section))}}
${breakpoints.down('lg')}{.wine .quilt{max-width:none;width:calc(100% + 2*var(--gutter));margin:0 calc(-1*var(--gutter)) calc(-1*var(--section))}}
.not-found{background:${palette.tint.ochre}}
.not-found .wrap{align-items:center}
.not-found .lead{color:${palette.text.primary}}
.not-found-art{width:100%;height:auto}
`;
}
