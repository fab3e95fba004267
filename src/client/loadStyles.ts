/** Fetches the style sheet at `href` without applying it. Rejects where it does not arrive. */
function fetchSheet(href: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href });
    link.onload = () => resolve(link);
    link.onerror = reject;
    document.head.append(link);
  });
}

/** Fetches a style sheet, and once more past the browser's cache where it fails: the cache may have it as missing. */
async function fetchSurely(href: string): Promise<HTMLLinkElement> {
  try {
    return await fetchSheet(href);
  } catch {
    await fetch(href, { cache: 'reload' });
    return fetchSheet(href);
  }
}

/**
 * Fetches the deferred style sheets, and applies those that arrive together, not before `mayChange` resolves. The critical CSS
 * stands in the page; one sheet alone would override it before the sheets that come after.
 */
export async function loadStyles(hrefs: string[], mayChange: Promise<unknown>): Promise<void> {
  const [, ...sheets] = await Promise.allSettled([mayChange, ...hrefs.map(fetchSurely)]);
  for (const sheet of sheets) if (sheet.status === 'fulfilled') sheet.value.media = 'all';
}
