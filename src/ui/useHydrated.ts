import { useSyncExternalStore } from 'react';

// Stryker disable next-line ArrowFunction: React takes a subscription without an end as well; only the type asks for one.
const never = () => () => undefined;

/** Whether the page is hydrated: `false` in the prerendered page and during hydration, then `true`. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    // Stryker disable next-line ArrowFunction: Callers only ask whether it is true.
    () => false,
  );
}
