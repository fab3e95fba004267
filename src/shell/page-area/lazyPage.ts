import { type ComponentType, createElement, useState } from 'react';
import { type LazyPart, lazyPart, useLazyPart } from '../../ui/lazyPart';
import { useHydrated } from '../../ui/useHydrated';
import { PageFailed } from './PageFailed';

interface PagePendingProps {
  page: LazyPart<ComponentType>;
  /** Resolves when the page's code has loaded. */
  arrival: Promise<void>;
}

/** Replaces a page until its code has loaded. The build's renderer waits here for the code, too. */
function PagePending({ page, arrival }: PagePendingProps) {
  const isHydrated = useHydrated();
  const [hasFailed, setFailed] = useState(false);
  const { part, error } = page.progress();
  if (part) return createElement(part);
  if (error && import.meta.env.SSR) throw error;
  // The prerendered page can be read without its code: no failure removes it (S1-21).
  if (error && !isHydrated) throw arrival;
  // Throws a promise, as React's `lazy` does. `lazy` itself would keep a failure for the whole visit.
  if (!error && !hasFailed) throw page.load();
  if (!hasFailed) setFailed(true);
  return createElement(PageFailed, { isWaiting: !error, onRetry: page.tryAgain });
}

/**
 * A page in its own chunk; `load` fetches its code ahead. If the code fails, or takes longer than ten seconds, a message says
 * so (S8-02). The page replaces the message as soon as its code has loaded.
 */
export function lazyPage(fetchModule: () => Promise<{ default: ComponentType }>) {
  const page = lazyPart(fetchModule, 'default');
  const arrival = new Promise<void>((arrive) => {
    page.subscribe(() => {
      if (page.progress().part) arrive();
    });
  });
  return Object.assign(() => {
    // The server snapshot is the real progress: when hydration starts, the page's code is loaded, so React renders it directly.
    const { part } = useLazyPart(page, page.progress);
    return part ? createElement(part) : createElement(PagePending, { page, arrival });
  }, page);
}
