import { type ComponentType, createElement } from 'react';
import { type Later, later } from '../../ui/later';
import { useHydrated } from '../../ui/useHydrated';

/** A page's code that is not here: `PageErrorBoundary` shows the page as soon as it is. */
export class PageError extends Error {
  readonly page: Later<unknown>;

  constructor(page: Later<unknown>, cause: Error) {
    super(cause.message, cause);
    this.page = page;
  }
}

/**
 * A page in a chunk of its own, whose code is asked for ahead with `load`. One that could not be fetched, or has not arrived
 * after ten seconds, throws (S8-02). The prerendered page can be read without its code (S1-21): no failure removes it.
 */
export function lazyPage(fetchModule: () => Promise<{ default: ComponentType }>) {
  const page = later(fetchModule, 'default');
  const arrival = new Promise<void>((arrive) => {
    page.subscribe(() => {
      if (page.progress().part) arrive();
    });
  });
  return Object.assign(() => {
    const isHydrated = useHydrated();
    const { part, error } = page.progress();
    if (part) return createElement(part);
    if (error && (isHydrated || import.meta.env.SSR)) throw new PageError(page, error);
    // As `lazy` does, which would keep a failure for the whole visit.
    throw error ? arrival : page.load();
  }, page);
}
