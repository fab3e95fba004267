import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentPaths } from '../support/paths';
import { ADDRESS, documentOf, fileOf, graphOf, htmlOf, wordsOf } from './support/site';

function attribute(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

for (const path of documentPaths) {
  test(`${path} has its own sharing tags and an existing image`, () => {
    const html = htmlOf(path);
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
    const picture = readFileSync(fileOf(image.replace(ADDRESS, '')) ?? image);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(60_000);

    const data = graphOf(path);
    expect(data['@context']).toBe('https://schema.org');
    const types = data['@graph'].map((node) => node['@type']);
    expect(types[0]).toBe('EducationalOrganization');
  });
}

test('titles and descriptions are unique and of a useful length', () => {
  const pages = documentPaths.map(htmlOf);
  const titles = pages.map((html) => attribute(html, /<title>([^<]+)<\/title>/)?.replaceAll('&amp;', '&') ?? '');
  expect(new Set(titles).size).toBe(27);
  expect(titles.filter((title) => !title.endsWith(' – Fynbos Academy'))).toEqual([]);
  expect(titles.filter((title) => title.length < 23 || title.length > 65)).toEqual([]);
  const descriptions = pages.map((html) => attribute(html, /<meta name="description" content="([^"]+)"/) ?? '');
  expect(new Set(descriptions).size).toBe(27);
  expect(descriptions.filter((text) => text.length < 70 || text.length > 160)).toEqual([]);
});

test('S2-121 a page’s title is its heading; home and not-found greet instead', () => {
  for (const path of documentPaths.filter((one) => one !== '/')) {
    const title = documentOf(path).title.replace(/ – Fynbos Academy$/, '');
    expect.soft(wordsOf(documentOf(path).querySelector('h1')), path).toBe(title);
  }
});

test('S2-122 bars, footer and breadcrumbs name a page by its title’s first words', () => {
  const titles = new Map<string, string>(documentPaths.map((path) => [path, documentOf(path).title.toLowerCase()]));
  const links = documentPaths.flatMap((path) => [...documentOf(path).querySelectorAll('nav a, footer a')]);
  const pages = documentPaths
    .filter((path) => path !== '/')
    .flatMap((path) => links.filter((link) => link.getAttribute('href') === path).map((link) => [path, wordsOf(link)]));
  expect([...new Set(pages.flat())]).toEqual(expect.arrayContaining(['About Us', 'Pricing', 'Full Programs']));
  const others = pages.filter(([path = '', name = '']) => !titles.get(path)?.startsWith(name.toLowerCase()));
  expect(others).toEqual([]);
});

test('every page has one of each tag, its language and a colour', () => {
  for (const path of documentPaths) {
    const html = htmlOf(path);
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

test('a programme is a Course with its price and intakes', () => {
  const courseAt = (path: string) => graphOf(path)['@graph'].find((node) => node['@type'] === 'Course');
  const course = courseAt('/programs/cyber-security');
  expect(course).toMatchObject({ name: 'Cyber Security', offers: { price: 24500, priceCurrency: 'ZAR' } });
  expect(course).toHaveProperty('hasCourseInstance[0].startDate', '2027-02-01');
  expect(course).toHaveProperty('hasCourseInstance[0].courseSchedule', {
    '@type': 'Schedule',
    startDate: '2027-02-01',
    endDate: '2027-05-12',
    repeatFrequency: 'Weekly',
    byDay: ['https://schema.org/Monday', 'https://schema.org/Wednesday'],
    exceptDate: ['2027-03-22', '2027-03-29'],
    startTime: '18:00',
    endTime: '20:30',
    scheduleTimezone: 'Africa/Johannesburg',
  });
  expect(courseAt('/programs/AITools')).toHaveProperty('hasCourseInstance[0].courseSchedule', {
    '@type': 'Schedule',
    startDate: '2027-03-15',
    endDate: '2027-03-16',
    repeatFrequency: 'Daily',
    byDay: ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
    startTime: '09:00',
    endTime: '16:00',
    scheduleTimezone: 'Africa/Johannesburg',
  });
  expect(courseAt('/programs/dataScience')).not.toHaveProperty('offers');
});

test('the sitemap lists the 27 routes and nothing else; robots.txt names it', () => {
  const sitemap = htmlOf('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(addresses.sort()).toEqual(documentPaths.map((path) => `${ADDRESS}${path}`).sort());
  expect(htmlOf('/robots.txt')).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
});

test('the not-found page is not indexed and has no canonical link', () => {
  const html = htmlOf('/404');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
});

test('the manifest is valid and its icons exist', () => {
  const manifest = JSON.parse(htmlOf('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Fynbos Academy', lang: 'en-ZA', start_url: '/' });
  const icons = manifest.icons as { src: string; sizes: string; type: string }[];
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
  for (const { src, sizes, type } of icons) {
    const bytes = readFileSync(fileOf(src) ?? src);
    if (type === 'image/png') expect.soft(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
