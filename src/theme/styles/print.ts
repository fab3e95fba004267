import type { Theme } from '@mui/material/styles';
import { css } from './css';

/**
 * On paper: the page alone, dark on white, close-set, a programme on two sides of A4. What can only be pressed is gone;
 * links to other places show their address.
 */
export function print(_theme: Theme): string {
  return css`
@page{size:A4;margin:13mm 14mm}
@media print{
:root{--section:7pt;--gutter:0px}
main{min-height:0}
body{background:Canvas;color:CanvasText;font-size:9.5pt;line-height:1.4}
.promotion-bar,.navigation-bar,.footer,.floating,.skip-link,.apply-bar,.related,.quilt,.grow,.wine,.breadcrumb,.strip,.chips,.mark{display:none!important}
.sand,.sage,.programme-hero,.page-head,.deep{background:none;color:CanvasText}
.card,.fee,.sheet,.modules li,.points,.numbered li,details,tr{break-inside:avoid}
h1,h2,h3,h4{break-after:avoid;text-wrap:initial}
.modules h3,.numbered h3{break-after:auto}
h1{font-size:22pt}h2,.two h2{font-size:13pt}h3{font-size:10.5pt}h4{font-size:10pt}
.lead{font-size:10.5pt}
.small,.facts dt{font-size:8.5pt}
.head,.included{margin:0 0 5pt;gap:2pt}
.stack{gap:6pt}
.two>.wrap{grid-template-columns:1fr 1fr;gap:8pt 22pt}
.ticks{gap:2pt}.ticks .icon{width:11px;height:11px}
.programme-hero .wrap{grid-template-columns:1.15fr 1fr;gap:18pt;padding-block:0 4pt}
.programme-hero .title,.programme-hero .words{gap:5pt}
.page-head .words{padding-block:0 6pt;gap:5pt}
.sheet{padding:0;gap:4pt;border-radius:0;box-shadow:none}
.facts>div{padding:2.5pt 0;grid-template-columns:22px 1fr}
.facts dd{font-size:10pt}
.button,.go{display:inline;min-height:0;padding:0;border:0;font-size:9.5pt;background:none!important;color:CanvasText!important;text-align:start}
.buttons{display:grid;gap:2pt}
.button .icon,.go .icon,.icon-button{display:none}
button.button{display:none}
.modules li{grid-template-columns:70pt 1fr 1.5fr;gap:0 12pt;padding:3.5pt 0}
.fees{grid-template-columns:repeat(3,1fr);gap:12pt}
.fee{padding:5pt 8pt;gap:1pt;border-radius:0}.fee .amount{font-size:14pt}
.numbered li{grid-template-columns:24px 1fr;gap:0 6pt;padding:2pt 0}
.numbered h3{font-size:10pt}
.numbered li::before{width:18px;height:18px;font-size:8.5pt;background:none}
details{padding:0;border:0}
summary{min-height:0;padding:2pt 0;display:block;font-size:10pt}
details p{padding:0;margin:0}
details::details-content{content-visibility:visible;height:auto}
main a[href^="http"]::after{content:" " attr(href);font-weight:400;overflow-wrap:anywhere}
main a{color:CanvasText}
table{font-size:8.5pt}
}
`;
}
