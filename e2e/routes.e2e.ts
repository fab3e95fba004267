import { documentPaths } from '../spec/support/paths';
import { taken } from './support/settled';
import { expect, open, test } from './support/site';

test('S2-01 the document lists 27 routes', () => {
  expect(new Set(documentPaths).size).toBe(27);
});

for (const path of documentPaths) {
  test(`S2-01 ${path} answers 200 with its own heading and title in the raw HTML`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('<html lang="en-ZA">');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description" content="[^"]{50,}/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="https://www.fynbos-academy.example${path}">`);
  });

  test(`S2-03 ${path} hydrates without a message and lies in the shared layout`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
  });
}

test('S2-01 S2-07 every page has a title of its own', async ({ request }) => {
  const pages = await Promise.all([...documentPaths, '/404'].map(async (path) => (await request.get(path)).text()));
  const titles = pages.map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
  expect(new Set(titles).size).toBe(28);
});

test('S2-02 the host redirects /programs/softwareEngineer once, with its query', async ({ request }) => {
  const response = await request.get('/programs/softwareEngineer?x=1', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/programs/softwareengineer?x=1');
  expect((await request.get('/programs/softwareengineer?x=1', { maxRedirects: 0 })).status()).toBe(200);
});

test('S2-02 in the browser the other spelling is replaced, and query and hash stay', async ({ page }) => {
  await page.goto('/about');
  await open(page, '/programs/softwareEngineer?x=1#main');
  await expect(page).toHaveURL('/programs/softwareengineer?x=1#main');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

for (const [typed, listed] of [
  ['/programs/aitools', '/programs/AITools'],
  ['/programs/datascience', '/programs/dataScience'],
  ['/programpricing', '/programPricing'],
]) {
  test(`S2-02 the host redirects ${typed} to ${listed}`, async ({ request }) => {
    const response = await request.get(`${typed}?a=b`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${listed}?a=b`);
  });
}

test.describe('other capitalisations', () => {
  // The host answers 404 first, which Chromium logs; the page then goes to the listed spelling.
  // React Router warns of an address that it cannot decode.
  test.use({ expectedMessages: /status of 404|could not be decoded/ });

  for (const [typed, listed] of [
    ['/ABOUT', '/about'],
    ['/Programs/AiTools', '/programs/AITools'],
    ['/INTAKE-BLOCKS', '/intake-blocks'],
  ] as const) {
    test(`S2-02 ${typed} reaches ${listed}`, async ({ page }) => {
      await page.goto(`${typed}?q=1#main`);
      await expect(page).toHaveURL(`${listed}?q=1#main`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

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
      await taken(page);
      expect(new URL(page.url()).host).toBe(new URL(baseURL as string).host);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});

test('S2-05 going to a page fetches that page’s chunk and no other page’s', async ({ page }) => {
  await open(page, '/about');
  const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(before.filter((name) => name.includes('/assets/careers-'))).toEqual([]);
  await page.getByRole('link', { name: 'Careers' }).first().click();
  await expect(page).toHaveURL('/careers');
  // The address changes before the chunk is here.
  await expect(page.getByRole('heading', { level: 1, name: /careers/i })).toBeVisible();
  const after = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(after.filter((name) => name.includes('/assets/careers-'))).not.toEqual([]);
  expect(after.filter((name) => name.includes('/assets/terms-and-conditions-'))).toEqual([]);
});

test('S2-06 a change of route scrolls to the top at once and moves the focus to the new heading', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 600));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Ethical AI' });
  await link.click();
  await expect(page).toHaveURL('/corporate-training/ethical-ai');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('S2-06 the new title is set and announced', async ({ page }) => {
  await open(page, '/about');
  const before = await page.title();
  await page.getByRole('link', { name: 'Careers' }).first().click();
  await expect(page).not.toHaveTitle(before);
  await expect(page.getByTestId('route-announcement')).toHaveText(await page.title());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('EXTRA every page can be read and its programmes reached', async ({ page }) => {
    await page.goto('/programs/cyber-security');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cyber Security');
    await expect(page.getByRole('main')).toContainText('Learn to find weak points');
    await page.getByRole('link', { name: 'Programmes' }).first().click();
    await expect(page).toHaveURL('/#programs');
    await page.locator('#programs').getByRole('link', { name: 'Full Stack Web Developer' }).click();
    await expect(page).toHaveURL('/programs/webdevelopment');
  });

  for (const width of [390, 1280]) {
    test(`S1-21 what scripts would draw leaves no hole on any page, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const holes = new Map<string, string[]>();
      for (const path of documentPaths) {
        await page.goto(path);
        const found = await page.getByRole('main').evaluate((main) => {
          const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
          const isDrawn = (part: Element) =>
            isSeen(part) &&
            (part.matches('svg, img') || [...part.childNodes].some((node) => node instanceof Text && node.data.trim()));
          return [...main.querySelectorAll('*')]
            .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height > 100)
            .filter(
              (part) => !part.closest('svg, colgroup, td') && ![part, ...part.querySelectorAll('*')].some(isDrawn),
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 120));
        });
        if (found.length > 0) holes.set(path, found);
      }
      expect(Object.fromEntries(holes)).toEqual({});
    });
  }

  test('EXTRA what cannot be pressed yet shows no hand and does not answer the pointer', async ({ page }) => {
    await page.goto('/');
    const buttons = await page.locator('main button:disabled:visible').all();
    expect(buttons.length).toBeGreaterThan(3);
    for (const button of buttons) {
      const look = () =>
        button.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const under = document.elementFromPoint(left + width / 2, top + height / 2) ?? element;
          return `${getComputedStyle(under).cursor} over ${getComputedStyle(element).backgroundColor}`;
        });
      await button.scrollIntoViewIfNeeded();
      const before = await look();
      expect.soft(before).toMatch(/^(default|auto) over /);
      const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 2);
      expect.soft(await look(), `${await button.textContent()}`).toBe(before);
    }
  });
});
