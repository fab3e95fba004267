import { hydrated } from '../../spec/support/browser/idle';
import { expect, test } from '../../spec/support/browser/site';

test.describe('addresses as people type them', () => {
  // Chromium logs the host's 404.
  // React Router warns of an address that it cannot decode.
  test.use({ expectedMessages: /status of 404|could not be decoded/ });

  test('S2-02 another spelling leads to the listed one, with query and hash, and Back leaves it', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/Programs/AiTools?q=1#main');
    await expect(page).toHaveURL('/programs/AITools?q=1#main');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  for (const [name, path] of [
    ['an unknown path', '/nope'],
    ['a path of two slashes and a host', '//evil.example'],
    ['a null byte', '/%00'],
    ['an encoded climb', '/programs/..%2f..%2fetc'],
    ['broken encoding', '/%E0%A4%A'],
    ['a path of 10,000 characters', `/${'a'.repeat(10_000)}`],
    ['a name of an object’s own', '/function Object() { [native code] }'],
  ] as const) {
    test(`S2-07 ${name} is a not-found page, never a redirect elsewhere or an exception`, async ({ page, baseURL }) => {
      const response = await page.goto(`${baseURL}${path}`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      expect(new URL(page.url()).host).toBe(new URL(baseURL as string).host);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what cannot be pressed yet does not answer the pointer', async ({ page }) => {
    await page.goto('/');
    const buttons = await page.locator('main button:disabled:visible').all();
    expect(buttons.length).toBeGreaterThan(3);
    for (const button of buttons) {
      const appearance = () =>
        button.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const under = document.elementFromPoint(left + width / 2, top + height / 2) ?? element;
          return `${getComputedStyle(under).cursor} over ${getComputedStyle(element).backgroundColor}`;
        });
      await button.scrollIntoViewIfNeeded();
      const before = await appearance();
      expect.soft(before).toMatch(/^(default|auto) over /);
      const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 2);
      expect.soft(await appearance(), `${await button.textContent()}`).toBe(before);
    }
  });
});
