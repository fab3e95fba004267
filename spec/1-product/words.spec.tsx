import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../src/catalogue/index';
import { loadPage } from '../../src/shell/page-area/routes';
import { CENTRE } from '../support/centre';
import { draw, flat, openAt } from '../support/render';

/** The page's main part, once it is there. */
async function at(path: string) {
  await loadPage(path);
  await openAt(path);
  const main = screen.getByRole('main');
  return { main: within(main), words: flat(main.textContent) };
}

describe('what a programme asks for and leads to', () => {
  it('S1-08 results are asked for exactly where matric is an entry requirement', () => {
    const programmes = catalogue.programmes.map(({ value }) => value);
    const asking = programmes.filter(({ asksForResults }) => asksForResults).map(({ name }) => name);
    expect(asking).toEqual(
      programmes.filter(({ entry }) => entry.some(({ need }) => /matric/.test(need))).map(({ name }) => name),
    );
    expect(asking).toHaveLength(2);
  });

  it.each([
    [
      '/programs/AIDeveloper',
      'Occupational certificate, NQF level 5, 104 credits',
      'Registered as Occupational Certificate: Artificial Intelligence Software Developer, SAQA 000001',
    ],
    ['/programs/AITools', 'Certificate of attendance, without NQF credits', undefined],
    ['/programs/AIMasteryNoCode', 'Certificate of completion, without NQF credits', undefined],
  ])('S1-02 %s says what it leads to among its facts, and as what it is registered', async (path, fact, registered) => {
    const { main } = await at(path);
    const facts = within(main.getByRole('complementary', { name: 'Key facts' }));
    expect(flat(facts.getByText('Leads to').nextElementSibling?.textContent)).toBe(fact);
    const again = main.getAllByText((_text, element) => flat(element?.textContent) === (registered ?? fact));
    expect(again.length).toBeGreaterThan(registered ? 0 : 1);
  });

  it('S1-02 the about page says what every programme leads to', async () => {
    const { main, words } = await at('/about');
    const table = main.getByRole('table', {
      name: 'What each programme leads to, with NQF level, credits and registration',
    });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(6);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => flat(textContent)))).toEqual(
      expect.arrayContaining([
        [
          'Software Engineer Full Program',
          'Occupational certificate',
          '5',
          '104',
          'Occupational Certificate: Software Engineer, SAQA 000002',
        ],
      ]),
    );
    expect(words).toContain(
      'Cyber Security in the era of AI, AI in the Workplace Masterclass, AI Mastery without Code, AI Mastery with Python and AI Tools BC lead to a certificate of our own',
    );
    expect(words).not.toMatch(/accredited (programme|bootcamp|masterclass)/i);
  });

  it('S1-02 no page calls the programmes accredited: the centre is', async () => {
    const { words } = await at('/');
    expect(words).toContain('from an accredited centre');
    for (const { value } of catalogue.pages) {
      expect(JSON.stringify(value)).not.toMatch(/accredited (programme|bootcamp|masterclass)/i);
    }
  });

  it('S1-06 a project is promised only where the programme has one', async () => {
    const { words } = await at('/programs/AITools');
    expect(words).toContain('4 modules over 2 days.');
    expect(words).not.toMatch(/piece of work that you keep|final project/i);
  });

  it('S1-06 the short way in names no number of steps', async () => {
    const { words, main } = await at('/');
    expect(words).not.toMatch(/four steps|in every programme/i);
    expect(main.getByRole('link', { name: 'The learning process, step by step' }).getAttribute('href')).toBe(
      '/learning-process',
    );
  });
});

describe('the free trial', () => {
  it('S1-09 S1-74 is explained once: what, when, what it costs, what follows', async () => {
    const { main } = await at('/learning-process');
    const passage = main.getByRole('heading', { name: 'The free trial' }).closest('#free-trial') as HTMLElement;
    expect(
      within(passage)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.split(':')[0]),
    ).toEqual(['What it is', 'When', 'What it costs', 'What happens after']);
  });
});

describe('Code Curious?', () => {
  it('S1-08 says that it is free and how long it takes', async () => {
    const { main, words } = await at('/programs/code-curious');
    expect(words).toContain('It is free, and all of it takes a few hours, at your own pace.');
    const start = main.getByRole('link', { name: 'Start Code Curious?' });
    expect(new URL(start.getAttribute('href') ?? '').search).toBe('?programme=Code+Curious%3F');
    expect(main.queryByRole('link', { name: 'Apply now' })).toBeNull();
  });
});

describe('what the law and custom expect', () => {
  it('S2-09 the terms name the company and its information officer', async () => {
    const { main } = await at('/terms-and-conditions');
    const facts = [
      ...(main.getByRole('heading', { name: 'Who we are' }).parentElement?.querySelectorAll('dl > div') ?? []),
    ].map((fact) => [...fact.children].map(({ textContent }) => flat(textContent)));
    expect(facts).toEqual([
      ['Registered name', CENTRE.legalName],
      ['Company number', CENTRE.legal.companyNumber],
      ['Physical address', CENTRE.legal.address.join(', ')],
      ['Email', CENTRE.contact.email],
      ['Phone', CENTRE.contact.telephone],
      ['Information officer', `The head of the centre, ${CENTRE.legal.informationOfficer.email}`],
      ['These terms are in effect from', '1 November 2026'],
    ]);
    for (const name of ['Privacy (POPIA notice)', 'Access to information (PAIA manual)', 'Complaints']) {
      expect(main.getByRole('heading', { name })).toBeTruthy();
    }
  });

  it('S2-96 the terms are four documents under their list', async () => {
    const { main } = await at('/terms-and-conditions');
    const list = within(main.getByRole('navigation', { name: 'On this page' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Terms of use', '#terms'],
      ['Privacy (POPIA notice)', '#privacy'],
      ['Analytics', '#analytics'],
      ['Accessibility statement', '#accessibility'],
    ]);
    expect(main.getAllByRole('article').map(({ id }) => id)).toEqual([
      'terms',
      'privacy',
      'analytics',
      'accessibility',
    ]);
  });

  it('S7-07 without a project the terms say that nothing is counted', async () => {
    const { words } = await at('/terms-and-conditions');
    expect(words).toContain('This site counts no visits and sets no cookies.');
    expect(words).not.toMatch(/Google|one second after|may set cookies/);
  });
});

describe('the programme areas', () => {
  it('S1-03 S2-08 on the home page each of the nine leads to its programmes', async () => {
    const { main } = await at('/');
    const fold = main.getByRole('heading', { name: 'What we teach' }).closest('details') as HTMLElement;
    const areas = within(fold)
      .getAllByRole('listitem')
      .map((area) => [
        area.querySelector('b')?.textContent,
        within(area)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ]);
    expect(Object.fromEntries(areas)).toEqual({
      'AI Dev': ['/programs/AIDeveloper'],
      'Software Engineering': ['/programs/softwareengineer', '/programs/softwareEngineerPython'],
      'Cyber Security': ['/programs/cyber-security'],
      'Full Stack Developer': ['/programs/webdevelopment'],
      'Data Science': ['/programs/dataScience'],
      'AI Business': ['/programs/AIBusiness'],
      'AI Tools': ['/programs/AITools'],
      'AI Mastery': ['/programs/AIMasteryNoCode', '/programs/ai-mastery-python'],
      'AI Tools BC': ['/programs/AIToolsBC'],
    });
  });
});

describe('what a page promises', () => {
  it.each(['/careers', '/about'])('S1-04 the closing button of %s leads to the programmes', async (path) => {
    const { main } = await at(path);
    expect(main.getByRole('link', { name: 'See all programmes' }).getAttribute('href')).toBe('/#programs');
    expect(main.queryByRole('link', { name: 'Apply now' })).toBeNull();
  });

  it('S1-05 pricing leads to the totals that it speaks of', async () => {
    const { main } = await at('/programPricing');
    const link = main.getByRole('link', { name: 'Fee structure: the totals of every plan' });
    expect(link.getAttribute('href')).toBe('/programs/feestructure');
  });

  it('S1-04 descriptions promise only what their page has', () => {
    const described = (path: string) =>
      catalogue.pages.find(({ value }) => value.path === path)?.value.description ?? '';
    for (const path of ['/programs/bootcamps', '/programs/full-programs'])
      expect(described(path)).not.toMatch(/intake/);
    expect(described('/programs/feestructure')).not.toMatch(/pays for/);
    expect(described('/intake-blocks')).not.toMatch(/this year|every programme/i);
  });
});

describe('the terms of a build with a project', () => {
  // Last in this file: pages that load after it are of another copy of the site.
  it('S7-07 with a project they say what it counts', async () => {
    vi.resetModules();
    vi.stubEnv('VITE_FIREBASE_PRODUCT_APP_ID', '1:0:web:demo');
    const { Analytics } = await import('../../src/sections/terms/Analytics');
    const { default: page } = await import('../../src/catalogue/pages/terms-and-conditions.yaml');
    const words = flat(draw(<Analytics {...page.analytics} />).textContent);
    expect(words).toContain('Google Analytics for Firebase');
    expect(words).not.toContain('counts no visits');
    vi.resetModules();
  });
});
