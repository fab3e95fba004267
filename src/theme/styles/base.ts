import type { Theme } from '@mui/material/styles';
import { fontFamily, fontSize, leaf, space } from '../tokens';
import { css } from './css';

/** Elements, the page frame, and the few utilities every room uses. */
export function base(theme: Theme): string {
  const { palette } = theme.vars;
  return css`
:root{color-scheme:light dark;--gutter:${space.gutter};--section:${space.section};--promotion-bar-height:52px;--navigation-bar-height:77px;--bars-height:calc(var(--promotion-bar-height) + var(--navigation-bar-height));--foot-height:160px}
${theme.breakpoints.down('md')}{:root{--navigation-bar-height:65px;--foot-height:132px}:root:has(.apply-bar){--foot-height:200px}}
*,*::before,*::after{box-sizing:border-box}
/* What takes the focus stops short of the bars above and of what floats below. */
html{scroll-padding-block:calc(var(--bars-height) + 16px) var(--foot-height);-webkit-text-size-adjust:100%}
body{margin:0;background:${palette.background.default};color:${palette.text.primary};font:400 ${fontSize.body}/1.6 ${fontFamily.body};overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,table{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3,h4{font-family:${fontFamily.heading};font-weight:750;line-height:1.1;letter-spacing:-.018em;text-wrap:balance}
${theme.breakpoints.down('small')}{h1,h2{overflow-wrap:anywhere}}
h1,.display{font-size:${fontSize.display};line-height:1;letter-spacing:-.03em}
h2{font-size:${fontSize.h2};line-height:1.06;letter-spacing:-.024em}
h2.display{font-size:${fontSize.display};line-height:1;letter-spacing:-.03em}
h3{font-size:${fontSize.h3}}
h4{font-size:${fontSize.h4};letter-spacing:-.01em;line-height:1.25}
p{text-wrap:pretty}
a{color:${palette.primary.main};text-underline-offset:.2em;text-decoration-thickness:1.5px}
a:hover{text-decoration-thickness:3px}
button,input{font:inherit;color:inherit}
svg{display:block;flex:none}
:focus-visible{outline:3px solid ${palette.focus.ring};outline-offset:3px;box-shadow:0 0 0 3px ${palette.focus.gap}}
h1:focus-visible,main:focus-visible,dialog:focus-visible{outline:0;box-shadow:none}
.on-dark :focus-visible{outline-color:${palette.sun.main};box-shadow:none}
.wrap{max-width:calc(${space.content} + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.section{padding-block:var(--section)}
.stack{display:flex;flex-direction:column;gap:18px;align-items:flex-start}
.lead{font-size:${fontSize.lead};line-height:1.5;color:${palette.text.secondary};max-width:38em}
.muted{color:${palette.text.secondary}}
.small{font-size:${fontSize.small}}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:pre}
.no-break{white-space:nowrap}
.icon{width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.skip-link{position:absolute;left:var(--gutter);top:8px;z-index:40;padding:12px 20px;border-radius:${leaf.xs};background:${palette.text.primary};color:${palette.background.default};font-weight:700}
.skip-link:not(:focus){clip-path:inset(50%);height:1px;width:1px;padding:0;overflow:hidden;white-space:nowrap}
main{display:block;min-height:100vh}
`;
}
