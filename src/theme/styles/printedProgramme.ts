import type { Theme } from '@mui/material/styles';
import { css } from './css';

/** A programme's page on paper: each address once, fees in one piece, and at the end whose sheet it is. */
export function printedProgramme(_theme: Theme): string {
  return css`
.printed-contact{display:none}
@media print{
.printed-contact{display:block;border-top:1px solid;padding-top:3pt;font-size:8.5pt;line-height:1.25;break-inside:avoid}
.head{break-after:avoid}
details:last-child{border:0}
.section:has(.fees){break-inside:avoid}
.sheet .buttons,.sheet .go,.stack.wide>.button{display:none}
.badge{padding:0;border:0}
.section:not(.two)>.wrap>.stack.wide>div{columns:2;column-gap:22pt}
}
`;
}
