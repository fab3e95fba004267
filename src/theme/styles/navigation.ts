import type { Theme } from '@mui/material/styles';
import { fixed, fontFamily, motion } from '../tokens';
import { css } from './css';

/** The promotion bar and the navigation bar under it; S2-20 to S2-27. Both stand in the flow, so nothing moves. */
export function navigation(theme: Theme): string {
  const { breakpoints } = theme;
  const { palette } = theme.vars;
  return css`
.promotion-bar{position:sticky;top:0;z-index:12;background:${palette.sun.main};color:${fixed.ink}}
.promotion-bar .wrap{display:flex;flex-wrap:wrap;align-items:center;justify-content:flex-start;gap:0 14px;min-height:52px;padding-block:4px;font-size:1rem}
.promotion-bar p{line-height:1.4}
.promotion-bar a{color:inherit;font-weight:700;display:inline-flex;align-items:center;min-height:44px;white-space:nowrap}
.promotion-bar :focus-visible{outline-color:${fixed.ink};outline-offset:0;box-shadow:none}
.promotion-bar .long{display:none}
${breakpoints.up('nav')}{.promotion-bar .wrap{justify-content:center;text-align:center;gap:6px 18px;font-size:inherit}.promotion-bar .long{display:inline}.promotion-bar .short{display:none}}
.navigation-bar{position:sticky;top:var(--promotion-bar-height);z-index:11;background:${palette.background.default};border-bottom:1px solid ${palette.divider};transition:transform ${motion.base}ms ${motion.ease}}
.navigation-bar[data-hidden=true]{transform:translateY(calc(-100% - var(--promotion-bar-height)))}
.navigation-bar>.wrap{display:flex;flex-wrap:wrap;align-items:center;gap:0;min-height:76px}
.navigation-bar nav,.programmes-dropdown{display:contents}
.brand{display:inline-flex;align-items:center;gap:11px;color:${palette.text.primary};text-decoration:none;margin-right:auto;min-height:48px;min-width:48px}
.brand b{font:750 1.1875rem/.98 ${fontFamily.heading};letter-spacing:-.025em}
.brand b span{display:block}
.bar-link{display:inline-flex;align-items:center;gap:6px;min-height:44px;padding:0 13px;color:${palette.text.primary};text-decoration:none;font-weight:560;border:0;background:none;border-radius:12px 4px;cursor:pointer;white-space:nowrap}
.bar-link:hover{background:${palette.tint.sage}}
.bar-link[aria-current]{text-decoration:underline;text-decoration-thickness:3px;text-underline-offset:.45em;text-decoration-color:${palette.apply.main}}
.bar-link[aria-expanded=true]{background:${palette.primary.main};color:${palette.primary.contrastText}}
.bar-link[aria-expanded=true] .icon{transform:rotate(180deg)}
.navigation-bar .rule{width:1px;height:28px;background:${palette.divider};margin:0 8px}
.navigation-bar .mobile{display:none}
.navigation-bar .icon-button .icon{width:26px;height:26px}
${breakpoints.up('nav')}{.navigation-bar>.wrap{gap:4px}}
${breakpoints.down('nav')}{.bar-link{padding:0 clamp(6px,1.25vw - 3.4px,11px);font-size:.9688rem;gap:3px}.navigation-bar .button{margin-left:6px;padding-inline:14px}.navigation-bar .brand{padding-right:8px}.navigation-bar .brand b,.navigation-bar .rule{display:none}}
${breakpoints.down('md')}{.navigation-bar nav,.navigation-bar .desktop{display:none}.navigation-bar .mobile{display:inline-flex}.bar-link{padding:0 10px;font-size:inherit;gap:6px}.navigation-bar .brand b{display:block;font-size:1.0625rem}.navigation-bar>.wrap{min-height:64px;padding-inline:16px}}
${breakpoints.down('tiny')}{.navigation-bar .brand b{display:none}}
@media (max-height:420px){:root{--bars-height:0px;--foot-height:76px}.promotion-bar,.navigation-bar{position:relative;top:0}.navigation-bar[data-hidden=true]{transform:none}}
@media (scripting:none){${breakpoints.down('md')}{.navigation-bar .desktop{display:inline-flex}.navigation-bar nav,.navigation-bar .programmes-dropdown{display:contents}.navigation-bar .mobile,.navigation-bar .rule{display:none}.navigation-bar>.wrap{flex-wrap:wrap;padding-block:8px}.navigation-bar .brand{width:100%}}}
@media (forced-colors:active){.bar-link[aria-expanded=true]{background:Highlight;color:HighlightText;forced-color-adjust:none}.promotion-bar{border-bottom:1px solid CanvasText}}
`;
}
