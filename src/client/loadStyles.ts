/** Fetches the style sheet at `href` without applying it. Rejects if it does not arrive. */
function fetchSheet(href: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href });
    link.onload = () => resolve(link);
    link.onerror = reject;
    document.head.append(link);
  });
}

/** Fetches a style sheet. If that fails, tries again without the browser's cache, which may have it as missing. */
async function fetchWithRetry(href: string): Promise<HTMLLinkElement> {
  try {
    return await fetchSheet(href);
  } catch {
    await fetch(href, { cache: 'reload' });
    return fetchSheet(href);
  }
}

/**
 * Fetches the deferred style sheets, and applies all that arrive together, once `mayChange` has resolved. Together, because one
 * sheet alone would override the page's critical CSS before the later sheets are there.
 */
export async function loadStyles(hrefs: string[], mayChange: Promise<unknown>): Promise<void> {
  const [, ...sheets] = await Promise.allSettled([mayChange, ...hrefs.map(fetchWithRetry)]);
  for (const sheet of sheets) if (sheet.status === 'fulfilled') sheet.value.media = 'all';
}
