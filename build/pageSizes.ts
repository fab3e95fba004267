/** Sizes of the built pages. Content decides them, so they stop no build; `e2e/journeys/budgets` limits the fixture's. */
import { brotliCompressSync, constants } from 'node:zlib';

/** Compressed HTML that a slow connection fetches in a second, in bytes: twice the largest page. */
const GENEROUS = 40_000;

const compressed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** One line about all pages, given as path and HTML, and a warning for each that is very large. */
export function pageSizes(pages: [path: string, html: string][]): { line: string; warnings: string[] } {
  const sizes = pages.map(([path, html]) => ({ path, bytes: compressed(html) })).sort((a, b) => a.bytes - b.bytes);
  const [least, most] = [sizes[0], sizes.at(-1)];
  if (!least || !most) return { line: 'No page.', warnings: [] };
  return {
    line: `${sizes.length} pages, compressed: ${inKilobytes(least.bytes)} (${least.path}) to ${inKilobytes(most.bytes)} (${most.path})`,
    warnings: sizes
      .filter(({ bytes }) => bytes > GENEROUS)
      .map(
        ({ path, bytes }) =>
          `${path}: the page has ${inKilobytes(bytes)}, over ${inKilobytes(GENEROUS)}: on a slow connection it takes more than a second; shorten it, or divide it`,
      ),
  };
}
