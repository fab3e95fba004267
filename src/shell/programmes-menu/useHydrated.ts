import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React has taken the page over: `false` in the built page and while it hydrates, then `true`. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
