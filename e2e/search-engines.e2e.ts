import { documentPaths } from '../spec/support/paths';
import { expect, test } from './support/site';

const ADDRESS = 'https://www.fynbos-academy.example';

interface Graph {
  '@context': string;
  '@graph': { '@type': string; [key: string]: unknown }[];
}

function attribute(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

for (const path of documentPaths) {
  test(`EXTRA ${path} has its own sharing tags, whole, and an image that is there`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const title = attribute(html, /<title>([^<]+)<\/title>/) ?? '';
    const image = `${ADDRESS}/previews/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
    const tags = [...html.matchAll(/<meta (?:name|property)="((?:og|twitter):[^"]*)" content="([^"]*)">/g)];
    expect(Object.fromEntries(tags.map(([, name, content]) => [name, content]))).toEqual({
      'og:type': 'website',
      'og:site_name': 'Fynbos Academy',
      'og:locale': 'en_ZA',
      'og:title': title.replace(/ – Fynbos Academy$/, ''),
      'og:description': attribute(html, /name="description" content="([^"]+)"/),
      'og:url': `${ADDRESS}${path}`,
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
    });
    const picture = await (await request.get(image.replace(ADDRESS, ''))).body();
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(60_000);

    const data: Graph = JSON.parse(attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? '');
    expect(data['@context']).toBe('https://schema.org');
    const types = data['@graph'].map((node) => node['@type']);
    expect(types[0]).toBe('EducationalOrganization');
    expect(types.includes('BreadcrumbList')).toBe(path !== '/');
  });
}

test('EXTRA titles and descriptions are unique and of a useful length', async ({ request }) => {
  const pages = await Promise.all(documentPaths.map(async (path) => (await request.get(path)).text()));
  const titles = pages.map((html) => attribute(html, /<title>([^<]+)<\/title>/)?.replaceAll('&amp;', '&') ?? '');
  expect(new Set(titles).size).toBe(27);
  expect(titles.filter((title) => !title.endsWith(' – Fynbos Academy'))).toEqual([]);
  expect(titles.filter((title) => title.length < 23 || title.length > 65)).toEqual([]);
  const descriptions = pages.map((html) => attribute(html, /<meta name="description" content="([^"]+)"/) ?? '');
  expect(new Set(descriptions).size).toBe(27);
  expect(descriptions.filter((text) => text.length < 70 || text.length > 160)).toEqual([]);
});

test('EXTRA every page has one of each tag, its language and a colour', async ({ request }) => {
  for (const path of documentPaths) {
    const html = await (await request.get(path)).text();
    expect.soft(attribute(html, /<html lang="([^"]+)"/), path).toBe('en-ZA');
    expect.soft(attribute(html, /<link rel="canonical" href="([^"]+)"/), path).toBe(`${ADDRESS}${path}`);
    expect.soft([...html.matchAll(/<meta name="theme-color" content="#F2B33D">/g)], path).toHaveLength(1);
    expect.soft(html, path).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    const names = [...html.matchAll(/<meta (?:name|property)="((?:og|twitter|description)[^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect.soft(new Set(names).size, path).toBe(names.length);
    expect.soft(html.match(/<title>/g), path).toHaveLength(1);
    expect.soft(html.match(/rel="canonical"/g), path).toHaveLength(1);
    expect.soft(html, path).not.toContain('noindex');
  }
});

test('EXTRA a programme is a Course with its price and intakes; an upcoming one has neither', async ({ request }) => {
  const courseAt = async (path: string) => {
    const html = await (await request.get(path)).text();
    const data: Graph = JSON.parse(attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? '');
    return data['@graph'].find((node) => node['@type'] === 'Course');
  };
  const course = await courseAt('/programs/cyber-security');
  expect(course).toMatchObject({ name: 'Cyber Security', offers: { price: 24500, priceCurrency: 'ZAR' } });
  expect(course).toHaveProperty('hasCourseInstance[0].startDate', '2027-02-01');
  expect(course).toHaveProperty('hasCourseInstance[0].courseSchedule', {
    '@type': 'Schedule',
    startDate: '2027-02-01',
    endDate: '2027-05-07',
    repeatFrequency: 'Weekly',
    repeatCount: 14,
    byDay: ['https://schema.org/Monday', 'https://schema.org/Wednesday'],
    startTime: '18:00',
    endTime: '20:30',
    scheduleTimezone: 'Africa/Johannesburg',
  });
  expect(await courseAt('/programs/AITools')).toHaveProperty('hasCourseInstance[0].courseSchedule', {
    '@type': 'Schedule',
    startDate: '2027-03-15',
    endDate: '2027-03-16',
    repeatFrequency: 'Daily',
    repeatCount: 2,
    byDay: ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
    startTime: '09:00',
    endTime: '16:00',
    scheduleTimezone: 'Africa/Johannesburg',
  });
  expect(await courseAt('/programs/dataScience')).not.toHaveProperty('offers');
});

test('EXTRA the sitemap lists the 27 routes and nothing else; robots.txt names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(addresses.sort()).toEqual(documentPaths.map((path) => `${ADDRESS}${path}`).sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
});

test('EXTRA the not-found page asks not to be indexed and has no canonical link', async ({ request }) => {
  const html = await (await request.get('/nope')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
});

test('EXTRA the manifest is valid and its icons exist', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Fynbos Academy', lang: 'en-ZA', start_url: '/' });
  const icons = manifest.icons as { src: string; sizes: string; type: string }[];
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
  for (const { src, sizes, type } of icons) {
    const response = await request.get(src);
    expect.soft(response.headers()['content-type'], src).toContain(type);
    const bytes = await response.body();
    if (type === 'image/png') expect.soft(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('S1-07 every brochure is served as a PDF', async ({ request }) => {
  for (const name of ['cyber-security', 'softwareengineer', 'dataScience', 'AIToolsBC']) {
    const response = await request.get(`/brochures/${name}.pdf`);
    expect.soft(response.status()).toBe(200);
    expect.soft(response.headers()['content-type']).toBe('application/pdf');
  }
});
