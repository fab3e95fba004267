import type { Theme } from '@mui/material/styles';
import { fontSize, leaf, motion } from '../tokens';
import { css } from './css';

/** Buttons and links that look like one: filled in three colours, outlined, small, and square with an icon. */
export function buttons(theme: Theme): string {
  const { palette } = theme.vars;
  const filled = (['primary', 'apply', 'sun'] as const)
    .map((name) => {
      const { main, dark, contrastText } = palette[name];
      return `.button.contained.${name}{background:${main};color:${contrastText}}.button.contained.${name}:hover{background:${dark}}`;
    })
    .join('\n');
  return css`
.button,.icon-button{display:inline-flex;align-items:center;justify-content:center;margin:0;cursor:pointer;text-decoration:none;-webkit-tap-highlight-color:transparent}
.button{gap:10px;min-height:52px;padding:10px 26px;border:2px solid transparent;border-radius:${leaf.sm};font-size:${fontSize.body};font-weight:700;line-height:1.2;text-align:center;transition:background-color ${motion.fast}ms,border-radius ${motion.base}ms ${motion.ease}}
.button:hover{border-radius:${leaf.smFlipped}}
.button:active{transform:translateY(1px)}
.button.small{min-height:44px;padding:6px 18px;font-size:1rem;border-radius:${leaf.xs};white-space:nowrap}
.button.small:hover{border-radius:${leaf.xsFlipped}}
${filled}
.button.outlined{background:transparent;color:${palette.primary.main};border-color:currentColor}
.button.outlined:hover{background:${palette.tint.sage}}
.on-dark .button.outlined{color:${palette.band.onDeep}}
.on-dark .button.outlined:hover{background:${palette.band.glow}}
.icon-button{width:44px;height:44px;flex:none;padding:0;border:0;border-radius:${leaf.icon};background:none;color:inherit}
.icon-button:hover{background:${palette.elevation.press}}
@media (prefers-reduced-motion:reduce){.button:active{transform:none}}
`;
}
