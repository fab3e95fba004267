/**
 * The first script, and the only one that the page's HTML asks for. The page is whole without scripts, so it is painted
 * first; then everything is fetched at once and evaluated piece by piece, each in a task of its own, so that no tap
 * waits for long on a slow processor.
 */

/**
 * Resolves once the page's first content has been painted; at once where nothing will be: in a tab that no one looks at,
 * and under `npm run dev`, whose page is empty without scripts.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const isEmpty = !document.getElementById('root')?.firstElementChild;
    if (isEmpty || document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Lets the browser paint and answer the visitor before what follows. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function begin(): Promise<void> {
  // This page's files in the order of their evaluation, as the build names them; none under `npm run dev`.
  // Stryker disable next-line OptionalChaining: The element was found by its data-files, so it has them; only the type allows for none.
  const files = document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset.files?.split(' ') ?? [];
  await painted();
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const file of files) {
    // What does not arrive is asked for again, and missed with a message, where it is needed.
    await import(/* @vite-ignore */ file).catch(() => undefined);
    await nextTask();
  }
  await import('react-dom/client').catch(() => undefined);
  await nextTask();
  // Without it the page goes on as it is without scripts.
  await import('./start').catch(() => undefined);
}

void begin();
