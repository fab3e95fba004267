import type { Theme } from '@mui/material/styles';
import { fontFamily, fontSize, leaf } from '../tokens';
import { css } from './css';

/** Small controls and marks: button rows, arrow links, badges, icon buttons, ticked lists. */
export function controls(theme: Theme): string {
  const { palette } = theme.vars;
  return css`
.buttons{display:flex;flex-wrap:wrap;gap:14px 16px;align-items:center}
.go{display:inline-flex;align-items:center;gap:8px;min-height:44px;font-weight:700}
.badge{display:inline-flex;white-space:nowrap;align-items:center;gap:6px;padding:3px 10px;border-radius:${leaf.chip};font:700 ${fontSize.badge}/1.35 ${fontFamily.body};background:${palette.tint.sage};color:${palette.text.primary};border:1.5px solid ${palette.text.primary}}
.badge .icon{width:15px;height:15px;stroke-width:2.5}
.badge.soon{background:${palette.background.paper};border-style:dashed}
.badge.closing-soon{background:${palette.sun.main};color:${palette.sun.contrastText};border-color:${palette.sun.contrastText}}
.badge.full{background:transparent;border-style:dashed}
.ticks{display:grid;gap:10px}
.ticks li{display:flex;gap:12px}
.ticks .icon{margin-top:4px;color:${palette.primary.main};stroke-width:2.6}
`;
}
