/** Bad input of the evidence run: one clear line each. */
import { expect, test } from '../../../e2e/support/site';
import { collectEvidence } from '../collect/collect';

test('a site that does not answer is named in one line', async ({ baseURL: _served }, { outputDir }) => {
  await expect(collectEvidence({ baseURL: 'http://localhost:9', out: outputDir })).rejects.toThrow(
    /^Nothing answers at http:\/\/localhost:9\. Build and start the site: npm start$/,
  );
});

test('an unknown page is named in one line', async ({ baseURL }, { outputDir }) => {
  await expect(
    collectEvidence({ baseURL: String(baseURL), paths: ['/about', '/abuot'], out: outputDir }),
  ).rejects.toThrow(/^There is no page \/abuot\. The pages are those of src\/pages, as \/about, and \/404\.$/);
});

test('a browser that does not start is named in one line', async ({ baseURL }, { outputDir }) => {
  const before = process.env.CHROMIUM;
  process.env.CHROMIUM = '/no/such/browser';
  try {
    await expect(collectEvidence({ baseURL: String(baseURL), out: outputDir })).rejects.toThrow(
      /^The browser \/no\/such\/browser does not start\. Set CHROMIUM to the path of a Chromium\.$/,
    );
  } finally {
    if (before === undefined) delete process.env.CHROMIUM;
    else process.env.CHROMIUM = before;
  }
});
