import { type ComponentType, lazy, useState } from 'react';
import { lazyEnhancement } from './lazyEnhancement';
import { useHydrated } from './useHydrated';

/** React leaves the content alone of an element whose content it is not told. */
const AS_BUILT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * A part that is only read and looked at: where the built page holds it, it stays there as it was built, and no script is
 * needed for it (S1-21). For a page that the scripts draw, `load` fetches it, late or never (S8-02).
 */
export function staticIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part: ComponentType<Props> = import.meta.env.SSR
    ? lazy(async () => ({ default: await load() }))
    : lazyEnhancement(load);
  return (props: Props) => {
    const isHydrated = useHydrated();
    const [isBuilt] = useState(!isHydrated && !import.meta.env.SSR);
    return <div {...(isBuilt ? AS_BUILT : { children: <Part {...props} /> })} />;
  };
}
