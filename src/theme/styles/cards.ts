import type { Theme } from '@mui/material/styles';
import { fontFamily, fontSize, leaf, motion } from '../tokens';
import { css } from './css';

/** Programme cards. A Coming Soon card is dashed and has no ground (S2-61). */
export function cards(theme: Theme): string {
  const { palette } = theme.vars;
  return css`
.cards{display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(min(100%,264px),1fr))}
.card{position:relative;display:flex;flex-direction:column;background:${palette.background.paper};border-radius:${leaf.md};box-shadow:0 0 0 1px ${palette.divider};overflow:hidden;transition:box-shadow ${motion.base}ms}
.card:not(.soon):hover{box-shadow:0 0 0 3px ${palette.primary.main}}
.card .art{display:grid;place-items:center;padding:26px}
.card .art .bloom{width:112px;height:112px;transition:transform 400ms ${motion.ease}}
.card .body{padding:20px 22px 14px;display:flex;flex-direction:column;gap:8px;flex:1}
.card h3{line-height:1.14}
.card h3 a{color:${palette.text.primary};text-decoration:none}
.card h3 a::after{content:"";position:absolute;inset:0;border-radius:${leaf.md}}
.card h3 a:hover{text-decoration:underline}
.card h3 a:focus-visible{outline:0;box-shadow:none}
.card:has(:focus-visible){outline:3px solid ${palette.focus.ring};outline-offset:3px}
.card .category{font:700 ${fontSize.small}/1.3 ${fontFamily.body}}
.text-protea{color:${palette.apply.main}}.text-pincushion{color:${palette.accent.rust}}.text-erica{color:${palette.accent.heather}}.text-restio,.text-seed{color:${palette.primary.main}}
.card .meta{display:flex;flex-wrap:wrap;gap:2px 16px;color:${palette.text.secondary};font-size:${fontSize.small};margin-top:auto;padding-top:10px}
.card .meta p{display:flex;gap:7px;align-items:center}
.card .meta .icon{width:17px;height:17px}
.card .foot{display:flex;align-items:center;justify-content:space-between;min-height:44px;font-weight:700;color:${palette.primary.main};border-top:1px solid ${palette.divider};margin:12px -22px 0;padding:6px 22px 0}
.card.soon{background:transparent;box-shadow:none;border:1.5px dashed ${palette.edge.outline}}
.card.soon h3{color:${palette.text.secondary}}
.card.soon .art{background:transparent;border-bottom:1px dashed ${palette.edge.outline}}
.card.soon .bloom{opacity:.55}
.card.soon .foot{color:${palette.text.secondary};font-weight:500}
${theme.breakpoints.down('sm')}{.cards{gap:14px}.card{display:grid;grid-template-columns:92px minmax(0,1fr)}.card .art{padding:20px 14px;align-content:start}.card .art .bloom{width:64px;height:64px}.card.soon .art{border-bottom:0;border-right:1px dashed ${palette.edge.outline}}.card .body{padding:16px 18px 8px}.card .foot{margin-inline:-18px;padding-inline:18px}}
@media (prefers-reduced-motion:no-preference){.card:not(.soon):hover .bloom{transform:translateY(-4px)}}
`;
}
