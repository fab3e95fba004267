import { documentPaths } from '../spec/support/paths';
import { unknownTerms } from '../spec/support/schemaOrg';
import { intakes } from '../src/catalogue/intakes';
import { expect, test } from './support/site';

test.use({ javaScriptEnabled: false });

const ADDRESS = 'https://www.fynbos-academy.example';

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
    request,
  }) => {
    await page.goto(path);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const nodes: Node[] = data['@graph'];
    expect(nodes.flatMap(unknownTerms)).toEqual([]);

    // The trail as the page shows it, where it has one, and the page itself at its end.
    const shownTrail = await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => ({ name: link.textContent?.trim() ?? '', path: link.getAttribute('href') ?? '' })),
      );
    const trail = [
      ...(shownTrail.length > 0 ? shownTrail : [{ name: 'Home', path: '/' }]),
      { name: (await page.title()).replace(/ – [^–]*$/, ''), path },
    ].map(({ name, path: to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${ADDRESS}${to}`,
    }));
    const crumbs = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    expect.soft(crumbs?.itemListElement).toEqual(path === '/' ? undefined : trail);

    const { '@type': type, '@id': id, name: centre, ...rest } = nodes[0] as Node;
    expect.soft([type, id, centre]).toEqual(['EducationalOrganization', `${ADDRESS}/#organisation`, 'Fynbos Academy']);
    const [alone, whole] = [
      ['url'],
      ['url', 'legalName', 'description', 'logo', 'email', 'telephone', 'sameAs', 'identifier'],
    ];
    expect.soft(Object.keys(rest)).toEqual(path === '/' ? whole : alone);

    const questions = nodes.find((node) => node['@type'] === 'FAQPage')?.mainEntity as
      | { name: string; acceptedAnswer: { text: string } }[]
      | undefined;
    const shown = await page
      .locator('main details[data-part="question"]')
      .evaluateAll((all) =>
        all.map((one) => [
          one.querySelector('summary')?.textContent?.trim(),
          one.querySelector('p')?.textContent?.trim(),
        ]),
      );
    expect.soft(questions?.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]) ?? []).toEqual(shown);

    const course = nodes.find((node) => node['@type'] === 'Course');
    const isProgramme = (await page.getByRole('complementary', { name: 'Key facts' }).count()) > 0;
    expect.soft(course !== undefined).toBe(isProgramme);
    if (course) {
      const own = intakes.filter(({ programme }) => programme === path);
      const { offers: price, hasCourseInstance: instances, ...described } = course;
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      const url = `${ADDRESS}${path}`;
      expect.soft(described).toEqual({
        '@type': 'Course',
        '@id': `${url}#course`,
        name: heading,
        description,
        url,
        inLanguage: 'en-ZA',
        provider: { '@id': `${ADDRESS}/#organisation` },
      });
      const once = await page.locator('h3:text-is("Pay once") + p').allTextContents();
      const offer = {
        '@type': 'Offer',
        category: 'Paid',
        price: Number(once.join().replaceAll(/\D/g, '')),
        priceCurrency: 'ZAR',
        url,
      };
      expect.soft(price).toEqual(once.length > 0 ? offer : undefined);
      const expected = own.map(({ starts, ends, opens, closes, isFull }) => ({
        '@type': 'CourseInstance',
        courseMode: 'Online',
        startDate: starts,
        endDate: ends,
        offers: {
          ...offer,
          validFrom: opens,
          validThrough: closes,
          availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
        },
      }));
      // The lessons' days and hours are held by search-engines.e2e.ts.
      const found = (instances as Node[] | undefined)?.map(({ courseSchedule: _lessons, ...instance }) => instance);
      expect.soft(found).toEqual(own.length > 0 ? expected : undefined);
    }

    const addresses = new Set(JSON.stringify(nodes).match(/https:\/\/www\.fynbos-academy\.example[^"#]*/g));
    for (const address of addresses) {
      const { status } = await request
        .get(address.replace(ADDRESS, ''))
        .then((answer) => ({ status: answer.status() }));
      expect.soft(status, address).toBe(200);
    }
  });
}
