/** Hover styles only where there is hover: on a touch screen they would stay after a tap, as if the control were on. */
import type { CSSOptions } from 'vite';

type Plugin = NonNullable<Exclude<CSSOptions['postcss'], string>>['plugins'] extends (infer One)[] | undefined
  ? One
  : never;

const HOVER = '(hover: hover)';

/** Puts each rule for `:hover` into `@media (hover: hover)`, where it stands; other selectors of its list stay outside. */
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
