import { setDay } from '../../spec/support/browser/clock';
import { enlargeText, expect, open, scrollTo, test } from '../../spec/support/browser/site';
import { programmePaths } from '../../spec/support/paths';

const PHONE = { width: 390, height: 844 };

for (const path of programmePaths) {
  test(`S2-91 ${path} is at most 6,200 px high, at 390 px`, { tag: '@nightly' }, async ({ page }) => {
    await open(page, path, PHONE);
    await expect(page.getByText('Press what is true for you.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6200);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S2-91 what is folded away opens by a press, at 390 px', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/programs/cyber-security');
    for (const [heading, words] of [
      ['What the fee pays for', 'Practice systems'],
      ['How networks and attacks work', 'Describe how data moves, and how common attacks use that.'],
      ['Example of a final project', 'incident.log'],
    ] as const) {
      const folded = page.getByText(words, { exact: true });
      await expect(folded).toBeHidden();
      await page.locator('summary').filter({ hasText: heading }).click();
      await expect(folded).toBeVisible();
    }
  });

  for (const [ids, path, entries, count] of [
    ['S2-95', '/', '#programs li:has(h3):visible', 12],
    ['S2-90', '/intake-blocks', 'main tbody tr:has(td):visible', 15],
  ] as const) {
    test(`${ids} S1-21 ${path} shows all ${count} entries, as nothing could unfold them, at 390 px`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await expect(page.locator(entries)).toHaveCount(count);
    });
  }

  test('S2-91 S1-44 nothing is folded away at 1280 px', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/programs/cyber-security');
    await expect(page.getByText('Describe how data moves, and how common attacks use that.')).toBeVisible();
    await expect(page.getByText('You use a computer comfortably; no coding needed')).toBeVisible();
    await expect(page.getByText('Press what is true for you.')).toBeHidden();
  });
});

test('S2-95 the 390 px home page shows a programme early and stays short', async ({ page }) => {
  await open(page, '/', PHONE);
  const cards = page.locator('#programs li:has(h3):visible');
  await expect(cards).toHaveCount(5);
  // Above it are price, free lesson and its day, and the lesson in one line.
  expect((await cards.first().boundingBox())?.y).toBeLessThan(1150);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6200);
  await page.getByRole('button', { name: 'Show all 11 programmes' }).click();
  await expect(cards).toHaveCount(12);
});

test('S2-95 the 1280 px home page shows the first two of each category, and where to start', async ({ page }) => {
  await open(page, '/');
  const cards = page.locator('#programs li h3:visible');
  await expect(cards).toHaveText([
    'Artificial Intelligence Developer',
    'Software Engineer',
    'Cyber Security',
    'Full Stack Web Developer',
    'AI in the Workplace Masterclass',
    'AI Mastery without Code',
    'AI Mastery with Python',
    'Not sure? Start here',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000);
  await page.getByRole('button', { name: 'Show all 11 programmes' }).click();
  await expect(cards).toHaveCount(12);
  await expect(page.getByRole('link', { name: 'Software Engineer with Python' }).first()).toBeFocused();
});

test('S2-90 the intake blocks are rows by month, at 390 px', async ({ page }) => {
  await open(page, '/intake-blocks', PHONE);
  await expect(page.locator('main tbody tr:has(td):visible')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3800);
  await page.getByRole('button', { name: 'Show all 15 intakes' }).click();
  await expect(page.locator('main tbody tr:has(td)').nth(4).getByRole('rowheader').getByRole('link')).toBeFocused();
  await expect(page.locator('main th[scope=rowgroup]')).toHaveText(
    ['January', 'February', 'March', 'May', 'June', 'July', 'August', 'September', 'October'].map(
      (name) => `${name}\u00a02027`,
    ),
  );
});

for (const day of ['2026-11-21', '2026-10-20']) {
  for (const width of [390, 767]) {
    test(`S2-97 S2-90 what can be done about an intake stands under its dates, on ${day}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await setDay(page, day);
      await open(page, '/intake-blocks');
      if (width === 390) await page.getByRole('button', { name: 'Show all 15 intakes' }).click();
      const table = page.locator('main table');
      await expect(table.getByRole('link', { name: /Apply now$/ })).toHaveCount(day < '2026-11' ? 1 : 14);
      const broken = await table.locator('tbody tr:has(td)').evaluateAll((rows) =>
        rows
          .filter((row) => {
            const boxes = (selector: string) =>
              [...row.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
            const isLine = (parts: DOMRect[]) => parts.every(({ top }) => Math.abs(top - (parts[0]?.top ?? 0)) < 1);
            const [state, ...dates] = boxes('td:not(:last-child)');
            const links = boxes('td a');
            const isUnder = [...dates].every(({ top }) => top >= (state?.bottom ?? Number.NaN));
            return !isUnder || !isLine(dates) || links.length === 0 || !isLine(links);
          })
          .map(({ textContent }) => textContent),
      );
      expect(broken).toEqual([]);
    });
  }
}

for (const width of [320, 390, 767]) {
  test(`S2-92 on a small screen what floats stands in the bar that applies, ${width} px`, async ({ page }) => {
    await open(page, '/programs/cyber-security', { width, height: 844 });
    await scrollTo(page, 900);
    const help = page.locator('aside[aria-label="Help"]');
    const bar = page.getByRole('complementary', { name: 'Apply', exact: true });
    const edge = (await bar.boundingBox())?.y ?? 0;
    expect(edge).toBeGreaterThanOrEqual(844 - 57);
    for (const button of await help.locator('a:visible, button:visible').all())
      expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(edge);
    // Nor does it cover the button that applies.
    for (const size of ['200%', '100%'] as const) {
      await enlargeText(page, size);
      const first = await help.boundingBox();
      for (const action of await bar.getByRole('link').all()) {
        const box = await action.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), size).toBeLessThanOrEqual(first?.x ?? 0);
      }
    }
    // At the end of the page it covers nothing.
    await scrollTo(page, 99_999);
    const end = await page.getByRole('contentinfo').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(edge + 1);
  });
}
