import { documentPaths } from '../spec/support/paths';
import { unknownTerms } from '../spec/support/schemaOrg';
import { expect, test } from './support/site';

test.use({ javaScriptEnabled: false });

interface Node {
  '@type': string;
  [key: string]: unknown;
}

test('EXTRA the check of structured data knows a wrong type and a wrong property', () => {
  expect(
    unknownTerms({ '@type': 'Course', name: 'A', provider: { '@type': 'EducationalOrganization', name: 'B' } }),
  ).toEqual([]);
  expect(unknownTerms({ '@type': 'Course', titel: 'A' })).toEqual(['Course.titel']);
  expect(unknownTerms({ '@type': 'Course', offers: [{ '@type': 'Ofer', price: 1 }] })).toEqual(['Ofer is no type']);
  expect(unknownTerms({ '@type': 'Offer', price: { amount: 1 } })).toEqual(['amount of something without a type']);
});

for (const path of documentPaths) {
  test(`EXTRA the structured data of ${path} is in schema.org's terms and says what the page says`, async ({
    page,
  }) => {
    await page.goto(path);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const nodes: Node[] = data['@graph'];
    expect(nodes.flatMap(unknownTerms)).toEqual([]);

    const crumbs = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as
      | { position: number; name: string; item?: string }[]
      | undefined;
    expect(crumbs?.map(({ position }) => position)).toEqual(
      path === '/' ? undefined : crumbs?.map((_, index) => index + 1),
    );

    const questions = nodes.find((node) => node['@type'] === 'FAQPage')?.mainEntity as
      | { name: string; acceptedAnswer: { text: string } }[]
      | undefined;
    const shown = await page
      .locator('main details')
      .evaluateAll((all) =>
        all.map((one) => [
          one.querySelector('summary')?.textContent?.trim(),
          one.querySelector('p')?.textContent?.trim(),
        ]),
      );
    expect(questions?.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]) ?? []).toEqual(shown);

    const course = nodes.find((node) => node['@type'] === 'Course') as
      | (Node & {
          name: string;
          offers?: { price: number };
          hasCourseInstance?: { courseMode: string; startDate: string }[];
        })
      | undefined;
    if (course) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.name);
      expect(course).toHaveProperty('provider.@id', 'https://www.fynbos-academy.example/#organisation');
    }
    if (course?.offers) {
      const price = course.offers.price.toString().replace(/\B(?=(\d{3})+$)/g, '\\s');
      await expect(page.locator('h3:text-is("Pay once") + p')).toHaveText(new RegExp(`^R\\s${price}$`));
      expect(course.hasCourseInstance?.length).toBeGreaterThan(0);
      for (const { courseMode, startDate } of course.hasCourseInstance ?? []) {
        expect(courseMode).toBe('Online');
        expect(startDate).toMatch(/^20\d\d-\d\d-\d\d$/);
      }
    }
  });
}
