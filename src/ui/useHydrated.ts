import { useSyncExternalStore } from 'react';

// Stryker disable next-line ArrowFunction: React takes a subscription without an end as well; only the type asks for one.
const never = () => () => undefined;

/** Whether React has taken the page over: `false` in the built page and while it hydrates, then `true`. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    // Stryker disable next-line ArrowFunction: Whoever asks only asks whether it is true.
    () => false,
  );
}
