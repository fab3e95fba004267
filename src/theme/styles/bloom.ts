import type { Theme } from '@mui/material/styles';
import { css } from './css';

/** The inks of the blooms: a family sets petal, soft and sun; leaf and sage are common. */
export function bloom(theme: Theme): string {
  const { bloom: ink, tint, band } = theme.vars.palette;
  return css`
.ink-leaf{fill:${ink.leaf}}.ink-sun{fill:${ink.sun}}.ink-sage{fill:${ink.sage}}
.family-protea .ink-petal{fill:${ink.protea}}.family-protea .ink-soft{fill:${ink.proteaSoft}}
.family-pincushion .ink-petal{fill:${ink.pincushion}}.family-pincushion .ink-soft{fill:${ink.pincushionSoft}}.family-pincushion .ink-sun{fill:${ink.protea}}
.family-erica .ink-petal{fill:${ink.erica}}.family-erica .ink-soft{fill:${ink.ericaSoft}}
.family-restio .ink-petal,.family-seed .ink-petal{fill:${ink.leaf}}.family-restio .ink-soft,.family-seed .ink-soft{fill:${ink.sage}}
.tint-protea{background:${tint.rose}}.tint-pincushion{background:${tint.ochre}}.tint-erica{background:${tint.heather}}.tint-restio{background:${tint.sage}}.tint-seed{background:${band.sand}}
.plot{display:grid;place-items:center;aspect-ratio:1;border-radius:14px 4px;flex:none}
.plot .bloom{width:76%;height:auto}
.quilt{width:100%;height:auto;display:block}
`;
}
