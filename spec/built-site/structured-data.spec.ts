import { expect, test } from 'vitest';
import { documentPaths } from '../support/paths';
import { ADDRESS, documentOf, graphOf, wordsOf } from './support/builtSite';

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
