import type { Category } from '../../catalogue/schema';

/** A kind that the home page's programmes can be cut down to: a category, or the entry level. */
export type ProgrammeKind = Category['id'] | 'code-curious';

let chosen: ProgrammeKind | undefined;
const listeners = new Set<() => void>();

/**
 * The kind chosen in the home page's filter; none means all. It lies outside of the page because the footer's Students
 * buttons choose too, before the home page is there (S2-79). In the shape that React's `useSyncExternalStore` takes.
 */
export const chosenKind = {
  get: () => chosen,
  /** What the built page shows. */
  getServerSnapshot: () => undefined,
  choose(kind: ProgrammeKind | undefined): void {
    chosen = kind;
    for (const listener of listeners) listener();
  },
  /** @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
