import { documentPaths } from '../spec/support/paths';
import { expect, test } from './support/site';

test('EXTRA every internal link on every page leads to something that is there', async ({ request }) => {
  const found = new Map<string, string>();
  for (const path of [...documentPaths, '/404']) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="(\/[^"]*)"/g)) found.set(href, path);
  }
  expect(found.size).toBeGreaterThan(27);
  for (const [href, from] of found) {
    const [address = '', hash] = href.split('#');
    const response = await request.get(address);
    expect.soft(response.status(), `${href} on ${from}`).toBe(200);
    if (hash) expect.soft(await response.text(), `${href} on ${from}`).toContain(` id="${hash}"`);
  }
});

test('S1-07 the brochure link names the size of the file it leads to', async ({ request }) => {
  const html = await (await request.get('/programs/cyber-security')).text();
  const size = Number(/\(PDF[^)]*?(\d+)\u00a0KB/.exec(html.replaceAll('<!-- -->', ''))?.[1]);
  const file = await (await request.get('/brochures/cyber-security.pdf')).body();
  expect(size).toBe(Math.ceil(file.length / 1000));
});
