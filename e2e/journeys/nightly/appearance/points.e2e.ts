import { expect, open, test } from '../../../support/site';

const OPEN = [
  'AIDeveloper',
  'softwareengineer',
  'cyber-security',
  'webdevelopment',
  'softwareEngineerPython',
  'AITools',
  'AIMasteryNoCode',
  'ai-mastery-python',
  'AIToolsBC',
];

for (const name of OPEN) {
  test(`what the fee of /programs/${name} pays for looks like other points`, async ({ page }) => {
    await open(page, `/programs/${name}`);
    const pointsUnder = (heading: string) =>
      page
        .locator(`:is(details, div):has(> :is(h2, h3, summary):has-text("${heading}")) > ul > li`)
        .evaluateAll((points) =>
          points.map((point) => `${getComputedStyle(point).fontSize} ${getComputedStyle(point).color}`),
        );
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [usual = ''] = await pointsUnder('Who it is for');
      const paidFor = await pointsUnder('What the fee pays for');
      expect.soft(usual, `${width} px`).toBe('17px rgb(20, 35, 31)');
      expect.soft(paidFor.length, `${width} px`).toBeGreaterThan(1);
      expect.soft(new Set(paidFor), `${width} px`).toEqual(new Set([usual]));
    }
  });
}
