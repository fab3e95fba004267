import { type ComponentType, lazy } from 'react';
import { PAGE_TIMEOUT_MS } from '../../constants';
import { reloadOnce } from './reloadOnce';

type PageModule = { default: ComponentType };

/** Whether no page has been rendered yet. The first one is the prerendered page, where there is one. */
let isFirst = true;

/** Starts the time limit of the prerendered page, or reports its failure. */
let releasePrerendered: (() => void) | undefined;

/**
 * Settles as `loading` does, and fails a page that has not arrived after ten seconds (S8-02). The prerendered page can
 * be read without it (S1-21). It has no time limit until another page is asked for, and no failure removes it. Under
 * `npm run dev` no page has a time limit.
 */
function inTime(loading: Promise<PageModule>): Promise<PageModule> {
  releasePrerendered?.();
  releasePrerendered = undefined;
  const isPrerendered = isFirst && Boolean(globalThis.document?.getElementById('root')?.firstElementChild);
  isFirst = false;
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      // The development server builds pages on request, on a machine that may be busy.
      if (import.meta.env.MODE === 'development') return;
      timer = setTimeout(() => reject(new Error('The page took too long to arrive.')), PAGE_TIMEOUT_MS);
    };
    if (isPrerendered) releasePrerendered = begin;
    else begin();
    loading
      .then(resolve, (cause) => {
        // The host no longer has the chunk, or the network is down.
        void reloadOnce();
        const fail = () => reject(new Error('The page could not be fetched.', { cause }));
        if (releasePrerendered) releasePrerendered = fail;
        else fail();
      })
      .finally(() => clearTimeout(timer));
  });
}

/** A page in a chunk of its own. `preload` fetches the chunk ahead of the page's first render. */
export function lazyPage(load: () => Promise<PageModule>) {
  return Object.assign(
    lazy(() => inTime(load())),
    { preload: load },
  );
}
