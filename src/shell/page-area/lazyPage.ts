import { type ComponentType, createElement } from 'react';
import { lazyPart } from '../../ui/lazyPart';

/**
 * A page in a chunk of its own. It suspends until its code has loaded, and draws at once where that is here. It fetches nothing
 * by itself: `load` does (S2-05). React's `lazy` would keep a failure for the whole visit.
 */
export function lazyPage(fetchModule: () => Promise<{ default: ComponentType }>) {
  const page = lazyPart(fetchModule, 'default');
  return Object.assign(() => {
    const { part } = page.progress();
    if (!part) throw page.arrival;
    return createElement(part);
  }, page);
}
