import { type ComponentType, useCallback, useState } from 'react';

/**
 * A part of the shell whose code is fetched on the first sign of intent. `prepare` fetches it, and tries again after a
 * failure; until then `Part` is undefined.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
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
