import { expect, test } from 'vitest';
import { intakes } from '../../src/catalogue/intakes.yaml';
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
    const isProgramme = all('aside[aria-label="Key facts"]').length > 0;
    expect.soft(course !== undefined).toBe(isProgramme || path === '/programs/code-curious');
    if (course && isProgramme) {
      const own = intakes.filter(({ programme }) => programme === path);
      const {
        offers: price,
        hasCourseInstance: instances,
        timeRequired: time,
        educationalCredentialAwarded: credential,
        coursePrerequisites: needs,
        name,
        description,
      } = course;
      const fact = (label: string) =>
        all('aside[aria-label="Key facts"] dt').find((term) => wordsOf(term) === label)?.nextElementSibling ?? null;
      const [, count, unit = ''] = /^P(\d+)([DWM])$/.exec(String(time)) ?? [];
      expect
        .soft(wordsOf(fact('Duration')))
        .toMatch(new RegExp(`^${count} ${{ D: 'day', W: 'week', M: 'month' }[unit]}`));
      expect.soft(wordsOf(fact('Leads to'))).toContain((credential as { name: string }).name);
      for (const need of needs as string[]) expect.soft(wordsOf(page.querySelector('main'))).toContain(need);
      expect.soft(name).toBe(page.querySelector('h1')?.textContent);
      expect.soft(description).toBe(page.querySelector('meta[name="description"]')?.getAttribute('content'));
      const once = all('h3 + p')
        .filter((one) => wordsOf(one.previousElementSibling) === 'Pay once')
        .map(wordsOf);
      expect
        .soft((price as { price: number } | undefined)?.price)
        .toBe(once.length > 0 ? Number(once.join().replaceAll(/\D/g, '')) : undefined);
      // `spec/content/heads.spec.ts` tests the rest of an offer and an intake.
      const starts = (instances as { startDate?: string }[]).map(({ startDate }) => startDate);
      expect.soft(starts).toEqual(own.length > 0 ? own.map((intake) => intake.starts) : [undefined]);
    }
  });
}
