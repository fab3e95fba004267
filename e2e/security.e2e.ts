import { createHash } from 'node:crypto';
import { documentPaths } from '../spec/support/paths';
import { expect, test } from './support/site';

test('EXTRA the host sends the security headers, exactly', async ({ request }) => {
  for (const path of ['/', '/programs/cyber-security', '/nope']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toBe(
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
    );
  }
});

test('EXTRA hashed files are kept for a year, pages are asked for anew', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

for (const path of [...documentPaths, '/404']) {
  test(`EXTRA ${path} allows no inline script, and inline styles by hash only`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html);
    const directives = new Map(
      (policy?.[1] ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
    );
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'"]);
    expect(directives.get('connect-src')).toEqual(["'self'"]);
    expect(directives.get('style-src-attr')).toEqual(["'none'"]);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    // The policy stands before everything that it is to hold.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<style|<script/));
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1] ?? '');
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) {
      const hash = createHash('sha256').update(style).digest('base64');
      expect(directives.get('style-src-elem')).toContain(`'sha256-${hash}'`);
    }
    // Styles of the site's own files, or by hash: nothing else.
    expect(directives.get('style-src-elem')).toHaveLength(2);
    expect(directives.get('style-src-elem')?.[0]).toBe("'self'");
    const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|application\/ld\+json))[^>]*>/g)];
    expect(scripts).toEqual([]);
    expect(html).not.toMatch(/ style="/);
  });
}

test('EXTRA the security contact is published', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toContain('Contact: mailto:hello@fynbos-academy.example');
  expect(text).toMatch(/Expires: \d{4}-\d{2}-\d{2}T00:00:00Z/);
});

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
