/** Parts that the build adds to a page: head, structured data, policy, and small files. */
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { contentSecurityPolicy, headerPolicy } from '../../build/contentSecurityPolicy';
import { TEST_DAY } from '../../build/day';
import { headFor } from '../../build/head';
import { siteFiles } from '../../build/siteFiles';
import { structuredData } from '../../build/structuredData';
import { type Catalogue, catalogue } from '../../src/catalogue/index';
import { CENTRE, withoutCentre } from '../support/centre';

const ADDRESS = CENTRE.siteAddress;
const head = (path: string, from: Catalogue = catalogue) => headFor(from, path, TEST_DAY);
const course = (path: string, day = TEST_DAY) =>
  (structuredData(catalogue, path, ADDRESS, day) as unknown as { '@graph': Record<string, unknown>[] })['@graph'].find(
    (one) => one['@type'] === 'Course',
  );

describe('the head of a page', () => {
  // After review: npx vitest run heads --update
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/404', '404'],
    ['/programs/code-curious', 'code-curious'],
    ['/programs/cyber-security', 'cyber-security'],
    ['/programs/AITools', 'AITools'],
    ['/programs/dataScience', 'dataScience'],
  ])('S1-72 the head of %s has the tags and the data for machines that were reviewed', async (path, name) => {
    const lines = head(path).map((line) => {
      const [, data] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(line) ?? [];
      if (!data) return line;
      const graph: { '@graph': { mainEntity?: unknown[] }[] } = JSON.parse(data);
      // The first question stands for all: `spec/built-site/search-engines.spec.ts` compares each with its page.
      for (const { mainEntity } of graph['@graph']) mainEntity?.splice(1);
      return stringify(graph);
    });
    await expect(withoutCentre(`${lines.join('\n').trim()}\n`)).toMatchFileSnapshot(`heads/${name}.txt`);
  });

  it('structured data ends no script early', () => {
    const organisation = { ...catalogue.organisation, legalName: '</script>' };
    expect(head('/', { ...catalogue, organisation }).at(-1)).toContain('"legalName":"\\u003c/script>"');
    expect(() => head('/pottery')).toThrow(/^\/pottery: no entry in the catalogue$/);
  });

  it('the head leaves out the tags that need the site’s address where there is none', () => {
    const organisation = { ...catalogue.organisation, siteAddress: undefined };
    const tags = head('/about', { ...catalogue, organisation }).join('\n');
    expect(tags).toContain('name="description"');
    expect(tags).not.toMatch(/canonical|og:|twitter:|ld\+json/);
  });

  it('S1-72 names the intakes that are not past, or else the hours', () => {
    const instances = (day: string) => course('/programs/cyber-security', day)?.hasCourseInstance;
    expect(instances('2027-05-12')).toHaveLength(3);
    expect(instances('2027-05-13')).toHaveLength(2);
    expect(instances('2029-01-01')).toEqual([
      { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT168H' },
    ]);
  });

  it('S1-15 S2-61 search results and previews promise nothing of an upcoming programme', () => {
    const upcoming = catalogue.programmes.map(({ value }) => value).filter(({ isUpcoming }) => isUpcoming);
    expect(upcoming.length).toBeGreaterThan(1);
    for (const { path } of upcoming) {
      const said = head(path).filter((line) => /description"/.test(line) && !line.includes('ld+json'));
      expect(said.length).toBe(2);
      expect([...said, JSON.stringify(course(path))].join('\n')).not.toMatch(/\b(fee|price|pay|intake|apply|enrol)/i);
    }
  });
});

it('the policies of a page are as they were reviewed: the header, without analytics, and with it', async () => {
  const policies = [headerPolicy, contentSecurityPolicy('p{}', false), contentSecurityPolicy('p{}', true)];
  // A directive a line: a failure shows the one that differs.
  const text = policies.map((policy) => `${policy.replaceAll('; ', '\n')}\n`).join('\n');
  await expect(text).toMatchFileSnapshot('heads/policies.txt');
});

describe('the small files', () => {
  it.each([
    ['that was reviewed', 'files', ADDRESS],
    ['without an address, where the site has none', 'files-without-address', undefined],
  ])('have the text %s', async (_which, name, siteAddress) => {
    const organisation = { ...catalogue.organisation, siteAddress };
    const files = Object.entries(siteFiles({ ...catalogue, organisation }, ['/', '/about']));
    const text = files.map(([file, words]) => `${file}\n${words}\n`).join('\n');
    await expect(withoutCentre(text)).toMatchFileSnapshot(`heads/${name}.txt`);
  });
});
