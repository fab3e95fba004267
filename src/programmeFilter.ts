import type { Category } from './catalogue/schema';

/** A filter of the home page's programmes: a category, or the entry level. */
export type ProgrammeFilter = Category['id'] | 'code-curious';

let chosen: ProgrammeFilter | undefined;
const listeners = new Set<() => void>();

/**
 * The filter chosen on the home page; `undefined` means all programmes. Shaped for React's `useSyncExternalStore`.
 * It lives outside the page because the footer's Students buttons set it before the home page is loaded (S2-79).
 */
export const programmeFilter = {
  get: () => chosen,
  /** Value in the prerendered page. */
  getServerSnapshot: () => undefined,
  set(filter: ProgrammeFilter | undefined): void {
    chosen = filter;
    for (const listener of listeners) listener();
  },
  /** @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
