/** Fetches the style sheet at `href` without applying it. Rejects if it does not arrive. */
function fetchSheet(href: string): Promise<HTMLLinkElement> {
  return new Promise((onload, onerror) => {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'stylesheet', media: 'not all', href, onload: () => onload(link), onerror }),
    );
  });
}

/**
 * Fetches the deferred style sheets, and applies all that arrive together, once `mayChange` has resolved. Together, because one
 * sheet alone would override the page's critical CSS before the later sheets are there. One that fails is fetched once more
 * without the browser's cache, which may have it as missing.
 */
export async function loadStyles(hrefs: string[], mayChange: Promise<unknown>): Promise<void> {
  const [, ...sheets] = await Promise.allSettled([
    mayChange,
    ...hrefs.map((href) => fetchSheet(href).catch(() => fetch(href, { cache: 'reload' }).then(() => fetchSheet(href)))),
  ]);
  for (const sheet of sheets) if (sheet.status === 'fulfilled') sheet.value.media = 'all';
}
