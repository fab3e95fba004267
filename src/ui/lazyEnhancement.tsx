import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from './useHydrated';

interface Instead {
  /** What stands in the part's place until it is here, and for good where it does not come. By default nothing. */
  instead?: ReactNode;
}

const Missing = ({ instead }: Instead) => instead;

/** A part of a page that is whole without it: `load` fetches it with the scripts, late or never (S1-21, S8-02). */
export function lazyEnhancement<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props & Instead>>(async () => ({ default: await load().catch(() => Missing) }));
  return (props: Props & Instead) =>
    useHydrated() ? (
      <Suspense fallback={props.instead}>
        <Part {...props} />
      </Suspense>
    ) : (
      props.instead
    );
}
