import { expect, open, test } from '../support/site';

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

for (const width of [390, 1280]) {
  test(`EXTRA what the fee pays for is as large and as dark as the other points of a programme, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const name of OPEN) {
      await open(page, `/programs/${name}`);
      const pointsUnder = (heading: string) =>
        page
          .locator(`:is(details, div):has(> :is(h2, h3, summary):has-text("${heading}")) > ul > li`)
          .evaluateAll((points) =>
            points.map((point) => `${getComputedStyle(point).fontSize} ${getComputedStyle(point).color}`),
          );
      const [usual = ''] = await pointsUnder('Who it is for');
      const paidFor = await pointsUnder('What the fee pays for');
      expect.soft(usual).toMatch(/^17px rgb\(20, 35, 31\)$/);
      expect.soft(paidFor.length, name).toBeGreaterThan(1);
      expect.soft(new Set(paidFor), name).toEqual(new Set([usual]));
    }
  });
}
