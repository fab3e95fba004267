import { type ComponentType, lazy } from 'react';
import { PAGE_TIMEOUT_MS } from '../constants';

type PageModule = { default: ComponentType };

/** Fails a page that has not arrived after ten seconds, so that the visitor is told instead of left waiting (S8-02). */
function inTime<T>(loading: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The page took too long to arrive.')), PAGE_TIMEOUT_MS);
  });
  return Promise.race([loading, timeout]);
}

/** A page in a chunk of its own. `preload` fetches the chunk ahead of the page's first render. */
export function lazyPage(load: () => Promise<PageModule>) {
  return Object.assign(
    lazy(() => inTime(load())),
    { preload: load },
  );
}
