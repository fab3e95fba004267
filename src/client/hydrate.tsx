/** Hydration of the prerendered page, or its rendering where there is none (`npm run dev`). */
import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../App';
import { startAnalytics } from '../services/analytics';
import { reportWebVitals } from '../services/webVitals';
import { leaveLinksToBrowser } from '../shell/page-area/links';
import { allowMovedNodes, restoreOnError } from '../shell/page-area/prerendered';
import { listedPath, loadPage } from '../shell/page-area/routes';
import { createRoot, hydrateRoot } from './react';

/**
 * Hydrates the page in `#root`. It is a function because the module shares a chunk with the shell, which is evaluated before
 * fonts and styles take effect.
 */
export async function hydrate(): Promise<void> {
  if (import.meta.env.DEV) await (await import('../mocks/browser')).startMocks();
  const { pathname, search, hash } = window.location;
  const spelling = listedPath(pathname);
  if (spelling !== undefined && spelling !== pathname) {
    // The host answers a spelling that it does not redirect, as an encoded letter, with its not-found page (S2-02).
    return window.location.replace(spelling + search + hash);
  }
  // Waits one task for the page's code: code that is already here is used without a placeholder.
  await Promise.race([loadPage(pathname), new Promise((resolve) => setTimeout(resolve))]);
  const root = document.getElementById('root') as HTMLElement;
  // A browser that translates a page puts its texts into `<font>`: React would draw it in English again. Links work without it.
  if (root.querySelector('font')) return;
  allowMovedNodes();
  const site = (
    <StrictMode>
      {/* The router's location changes at once and the page area defers its own, so it knows that a page is on its way. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.firstElementChild) {
    leaveLinksToBrowser();
    const onUncaughtError = restoreOnError(root);
    // In a transition React hydrates in slices and yields to taps. Otherwise hydration is one long task.
    startTransition(() => void hydrateRoot(root, site, { onUncaughtError }));
  } else {
    createRoot(root).render(site);
  }
  // A browser without `::details-content` prints no folded answer: all are opened first.
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  startAnalytics();
  // The report has no receiver (S7-06): `console.info` here shows each metric.
  void reportWebVitals();
}
