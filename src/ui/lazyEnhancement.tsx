import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useHydrated } from './useHydrated';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code is fetched by `prepare`, and again after a failure; until then `Part` is undefined. */
export function useLazyPart<Props>(load: Load<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);

  const prepare = useCallback(() => {
    setFailed(false);
    load().then(
      (part) => setPart(() => part),
      () => setFailed(true),
    );
  }, [load]);

  return { Part, hasFailed, prepare };
}

interface Fallback {
  /** Stands in the component's place until it is here, and for good where it does not arrive. Nothing by default. */
  instead?: ReactNode;
}

/**
 * A component that a page is whole without: `load` fetches its code after hydration (S1-21, S8-02). One that is mounted
 * again, or on the next page, is there at once.
 */
export function lazyEnhancement<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const remember = async () => {
    loaded = await load();
    return loaded;
  };
  return ({ instead, ...props }: Props & Fallback) => {
    const { Part: fetched, prepare } = useLazyPart(remember);
    const isHydrated = useHydrated();
    useEffect(prepare, [prepare]);
    // Hydration draws what is prerendered, whatever is here already.
    const Part = fetched ?? (isHydrated ? loaded : undefined);
    return Part ? <Part {...(props as unknown as Props)} /> : instead;
  };
}
