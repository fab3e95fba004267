import type { Theme } from '@mui/material/styles';
import { fontSize, space } from '../tokens';
import { css } from './css';

/** The top of the home page, and the row of facts under it. A quilt never cuts a bloom: it grows by whole plots. */
export function hero({ vars: { palette }, breakpoints }: Theme): string {
  return css`
.ground-rose{fill:${palette.tint.rose}}.ground-ochre{fill:${palette.tint.ochre}}.ground-heather{fill:${palette.tint.heather}}.ground-sage{fill:${palette.tint.sage}}.ground-sand{fill:${palette.band.sand}}.ground-deep{fill:${palette.band.deep}}.ground-sun{fill:${palette.sun.main}}.ground-wine{fill:${palette.band.wine}}
.hero{position:relative;overflow:hidden}
.hero .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:32px;padding-block:clamp(36px,5vw,64px)}
.hero .copy{display:flex;flex-direction:column;gap:22px;justify-content:center;align-items:flex-start;max-width:620px}
.hero .quilt.wide{display:none}
.hero .quilt.strip{margin-inline:calc(-1*var(--gutter));width:calc(100% + 2*var(--gutter))}
${breakpoints.up('md')}{.hero .wrap{grid-template-columns:minmax(0,1fr) auto;padding-block:0;padding-right:0;max-width:none;padding-left:max(var(--gutter),(100vw - ${space.content})/2);column-gap:clamp(24px,3vw,48px)}.hero .copy{padding-block:48px}.hero .quilt.strip{display:none}.hero .quilt.wide{display:block;height:520px;width:390px}}
${breakpoints.up('nav')}{.hero .quilt.wide{height:600px;width:600px}}
${breakpoints.up('xl')}{.hero .quilt.wide{width:750px}}
${breakpoints.up('xxl')}{.hero .quilt.wide{width:900px}}
${breakpoints.down('md')}{.hero .wrap{padding-bottom:0}}
${breakpoints.between('md', 'nav')}{.hero h1{font-size:clamp(3.05rem,6.2vw,4.4rem)}.hero .copy{padding-block:28px}}
@media (min-width:${breakpoints.values.nav}px) and (max-width:1199px){.hero h1{font-size:3.6rem}}
${breakpoints.down('small')}{.hero .buttons .button{width:100%}}
.facts-row{border-block:1px solid ${palette.divider}}
.facts-row .wrap{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,250px),1fr));gap:0 32px;padding-block:8px}
.facts-row li{display:flex;gap:14px;align-items:center;padding:14px 0}
.facts-row b{display:block;line-height:1.3}
.facts-row .small{display:inline-block;line-height:1.35;font-size:${fontSize.small}}
.facts-row a.small{display:inline-flex;align-items:center;min-height:44px;margin-block:-10px}
`;
}
