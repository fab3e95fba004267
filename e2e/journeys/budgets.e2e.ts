import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { bringInView, expect, open, test } from '../../spec/support/browser/site';
import { documentPaths } from '../../spec/support/paths';

/** Size of the status line and headers of one answer of this site, in bytes. */
const HEADERS = 700;

/**
 * A built file's content with constant hashes. One letter of a hash changes Brotli's result by dozens of bytes, and a budget
 * must count only real changes.
 */
function readBuilt(file: string): Buffer | string {
  if (!/\.(css|html|js)$/.test(file)) return readFileSync(`dist-fixture${file}`);
  const hashOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 7);
  return readFileSync(`dist-fixture${file}`, 'utf8')
    .replaceAll(/([\w-]+)-[\w-]{7,8}(?=\.(?:css|js|woff2)\b)/g, (_whole, name: string) => `${name}-${hashOf(name)}`)
    .replace(
      /(?<=style-src-elem 'self' 'sha256-)[^']{43}/,
      createHash('sha256').update('').digest('base64').slice(0, 43),
    );
}

const compressed = new Map<string, number>();

/** Size of a file with Brotli at `quality`, in bytes; fonts are compressed already. */
function brotli(file: string, quality: number): number {
  const key = `${quality} ${file}`;
  const known = compressed.get(key);
  if (known !== undefined) return known;
  const content = readBuilt(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const size = file.endsWith('.woff2') ? content.length : brotliCompressSync(content, { params }).length;
  compressed.set(key, size);
  return size;
}

function partsOf(path: string) {
  const page = path === '/' ? '/index.html' : `${path}.html`;
  const html = readFileSync(`dist-fixture${page}`, 'utf8');
  const [tag = '', ...more] = html.match(/<script type="module"[^>]*>|<script async[^>]*>/g) ?? [];
  const named = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1]?.split(' ') ?? [];
  const scripts = [...named('src'), ...named('data-files')];
  // Files of rare letters are fetched only where a page has one.
  const fonts = readdirSync('dist-fixture/assets').filter((name) => /(?<!-letters-[\w-]{7})\.woff2$/.test(name));
  return {
    page,
    tag,
    more,
    entry: named('src').join(),
    scripts,
    styles: named('data-styles'),
    fonts: fonts.map((name) => `/assets/${name}`),
  };
}

test('every page keeps within its budget of bytes', () => {
  for (const path of [...documentPaths, '/404']) {
    const { page, scripts, styles, fonts } = partsOf(path);
    expect(new Set(scripts).size, path).toBe(scripts.length);
    expect(fonts, path).toHaveLength(2);
    const whole = [page, ...scripts, ...styles, ...fonts, '/icon.svg', '/manifest.webmanifest'];
    // Brotli 11, as a host that compresses files once, and with headers.
    const sent = whole.reduce((total, file) => total + brotli(file, 11) + HEADERS, 0);
    expect(brotli(page, 11), path).toBeLessThanOrEqual(17_500);
    expect(sent, path).toBeLessThanOrEqual(172_000);
  }
});

test('the first script is one file, and no paint waits for it', () => {
  for (const path of [...documentPaths, '/404']) {
    const { tag, more, entry } = partsOf(path);
    expect(more, path).toEqual([]);
    expect(tag, path).toMatch(/ async fetchpriority="low"/);
    expect(readFileSync(`dist-fixture${entry}`, 'utf8'), path).not.toMatch(
      /^import|[;}]import ?[\w{*"'`]|[;}]export ?[^;]*\bfrom\b/,
    );
  }
});

test('a second page costs at most 39.2 KB to its end', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  // The first page's own drawings come as it is scrolled.
  await bringInView(page);
  await expect(page.locator('[data-part=season]')).toBeAttached();
  const shown = page.evaluate(() => {
    performance.clearResourceTimings();
    return new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== 'Cyber Security') return;
        resolve(performance.getEntriesByType('resource').length);
      }).observe(document, { childList: true, subtree: true });
    });
  });
  await page.locator('#programs').getByRole('link', { name: 'Cyber Security', exact: true }).click();
  const count = await shown;
  await bringInView(page);
  const sizes = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((file) => (file as PerformanceResourceTiming).encodedBodySize),
  );
  const cost = (files: number[]) => files.reduce((total, size) => total + size + HEADERS, 0);
  expect(count).toBeGreaterThan(0);
  expect(cost(sizes)).toBeLessThanOrEqual(39_200);
});

test('the page is painted before any library is asked for', async ({ page }) => {
  await open(page, '/');
  const [paint, firsts] = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/(react|shell)-.*\.js$/.test(name));
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return [painted, scripts.map(({ startTime }) => startTime)] as const;
  });
  expect(firsts).toHaveLength(2);
  for (const time of firsts) expect(time).toBeGreaterThan(paint);
});

test('no script of the first visit formats with Intl', () => {
  const scripts = new Set(documentPaths.flatMap((path) => partsOf(path).scripts));
  expect(scripts.size).toBeGreaterThan(20);
  for (const script of scripts)
    expect(readFileSync(`dist-fixture${script}`, 'utf8'), script).not.toMatch(/\bIntl\b|toLocale/);
});
