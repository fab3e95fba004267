/** Limits hover styles to devices with hover: on a touch screen they stay after a tap, as if the control were on. */
import type { CSSOptions } from 'vite';

type Plugin = NonNullable<Exclude<CSSOptions['postcss'], string>>['plugins'] extends (infer One)[] | undefined
  ? One
  : never;

const HOVER = '(hover: hover)';

/** Wraps each rule for `:hover` in `@media (hover: hover)`, in its place. Other selectors of its list stay outside. */
export function hoverStyles(): Plugin {
  return {
    postcssPlugin: 'hover-styles',
    Once(root) {
      root.walkRules(/:hover/, (rule) => {
        const hovered = rule.selectors.filter((selector) => selector.includes(':hover'));
        const others = rule.selectors.filter((selector) => !selector.includes(':hover'));
        rule.before({ name: 'media', params: HOVER, nodes: [rule.clone({ selectors: hovered })] });
        if (others.length > 0) rule.selectors = others;
        else rule.remove();
      });
    },
  };
}
