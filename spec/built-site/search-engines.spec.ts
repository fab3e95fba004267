import { expect, test } from 'vitest';
import { CENTRE } from '../support/centre';
import { documentPaths } from '../support/paths';
import { ADDRESS, documentOf, graphOf, htmlOf, wordsOf } from './support/builtSite';

test('S2-121 a page’s title is its heading; home and not-found greet instead', () => {
  for (const path of documentPaths.filter((one) => one !== '/')) {
    const title = documentOf(path).title.replace(` – ${CENTRE.name}`, '');
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

test('the sitemap lists the 27 routes and nothing else', () => {
  const sitemap = htmlOf('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(addresses.sort()).toEqual(documentPaths.map((path) => `${ADDRESS}${path}`).sort());
});

for (const path of documentPaths) {
  test(`the structured data of ${path} says what the page says`, () => {
    const page = documentOf(path);
    const all = (selector: string) => [...page.querySelectorAll(selector)];
    const nodes = graphOf(path)['@graph'];
    // The visible trail, with the page itself at its end; none where no trail is visible.
    const shownTrail = all('nav[aria-label="Breadcrumb"] a').map((link) => ({
      name: wordsOf(link),
      path: link.getAttribute('href') ?? '',
    }));
    const trail = [...shownTrail, { name: page.title.replace(/ – [^–]*$/, ''), path }].map(
      ({ name, path: to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${ADDRESS}${to}`,
      }),
    );
    const crumbs = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    expect.soft(crumbs?.itemListElement).toEqual(shownTrail.length > 0 ? trail : undefined);

    const questions = nodes.find((node) => node['@type'] === 'FAQPage')?.mainEntity as
      | { name: string; acceptedAnswer: { text: string } }[]
      | undefined;
    const shown = all('main details[data-part="question"]').map((one) => [
      one.querySelector('summary')?.textContent?.trim(),
      one.querySelector('p')?.textContent?.trim(),
    ]);
    expect.soft(questions?.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]) ?? []).toEqual(shown);

    const course = nodes.find((node) => node['@type'] === 'Course');
    // `spec/content/heads.spec.ts` tests what it says.
    const isProgramme = all('aside[aria-label="Key facts"]').length > 0;
    expect.soft(course !== undefined).toBe(isProgramme || path === '/programs/code-curious');
  });
}
