import type { Theme } from '@mui/material/styles';
import { css } from './css';

/** On paper: the page alone, dark on white, with the addresses of its actions. */
export function print(_theme: Theme): string {
  return css`
@media print{
:root{--section:12pt}
main>.section{content-visibility:visible!important}
body{background:Canvas;color:CanvasText;font-size:10.5pt}
.promotion-bar,.navigation-bar,.footer,.floating,.skip-link,.apply-bar,.related,.quilt,.grow,.wine{display:none!important}
.sand,.sage,.programme-hero,.page-head{background:none}
.card,.fee,.sheet,.modules li,details,tr{break-inside:avoid}
h1{font-size:24pt}h2,h3{break-after:avoid}h2{font-size:15pt}
.two>.wrap,.programme-hero .wrap{grid-template-columns:1fr 1fr}
details p{display:block}
details::details-content{content-visibility:visible;height:auto}
.sheet a[href^="http"]::after{content:" (" attr(href) ")";font-weight:400;overflow-wrap:anywhere}
}
`;
}
