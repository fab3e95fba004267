import { bundle } from '../../spec/7-calls/support/bundle';
import { drawn, expect, open, test } from '../../spec/support/browser/site';

test('S7-06 without a receiver the page loads nothing of the report', async ({ page }) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter((file) => file.includes('/assets/react-'))).toHaveLength(1);
  expect(files.filter((file) => file.includes('web-vitals'))).toEqual([]);
});

test('S7-06 with a receiver the five web vitals arrive', async ({ page, baseURL }) => {
  const chunks = await bundle(`
    import { reportWebVitals } from '/src/services/webVitals.ts';
    globalThis.received = [];
    reportWebVitals(({ name }) => globalThis.received.push(name));
    // The browser measures an interaction of 40 ms or more.
    addEventListener('click', () => {
      for (const end = performance.now() + 100; performance.now() < end; );
    });
  `);
  for (const { name, code } of chunks) {
    await page.route(`${baseURL}/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  }
  const [entry] = chunks.filter(({ isEntry }) => isEntry);
  const body = `<!doctype html><script type="module" src="/${entry?.name}"></script><button>Press</button>`;
  await page.route(`${baseURL}/vitals`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/vitals');
  const received = () => page.evaluate(() => (globalThis as unknown as { received: string[] }).received);
  await expect.poll(received).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  await page.getByRole('button').click();
  await drawn(page);
  // What is measured until the visitor leaves is reported then.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(async () => (await received()).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
});
