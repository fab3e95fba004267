import { createHash } from 'node:crypto';
import { documentPaths } from '../spec/support/paths';
import { expect, test } from './support/site';

test('EXTRA hashed files are kept for a year, pages are asked for anew, as the host is told', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(page.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

for (const path of [...documentPaths, '/404']) {
  test(`EXTRA ${path} has its whole policy: no inline script, and its inline style by hash only`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1] ?? '');
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(hashes).toHaveLength(1);
    expect((policy?.[1] ?? '').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src-elem 'self' ${hashes[0]}`,
      "style-src-attr 'none'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    // The policy stands before everything that it is to hold.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<style|<script/));
    const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|application\/ld\+json))[^>]*>/g)];
    expect(scripts).toEqual([]);
    expect(html).not.toMatch(/ style="/);
  });
}

test('S1-01 S6-01 the site sets no cookie and every visitor gets the same bytes', async ({
  request,
  browser,
  baseURL,
}) => {
  const response = await request.get('/');
  expect(response.headers()['set-cookie']).toBeUndefined();
  const visitor = await browser.newContext();
  await visitor.addCookies([{ name: 'session', value: 'someone', url: baseURL as string }]);
  const again = await visitor.request.get(`${baseURL}/`);
  expect(await again.text()).toBe(await response.text());
  await visitor.close();
});
