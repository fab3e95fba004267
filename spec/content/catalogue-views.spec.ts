import { describe, expect, it } from 'vitest';
import { mailAddress, registrationAddress } from '../../src/catalogue/addresses';
import { categories } from '../../src/catalogue/categories.yaml';
import { catalogue } from '../../src/catalogue/index';
import type { Page } from '../../src/catalogue/schema';
import { factsView, menuView, pagesView, shellView } from '../../src/catalogue/views';
import { CENTRE } from '../support/centre';
import { TEST_DAY } from '../support/days';

const programmes = catalogue.programmes.map(({ value }) => value);

/** The programmes in the reverse order of their files. */
const shuffled = programmes.toReversed();
const menu = () => menuView(categories, shuffled);
const view = () => shellView(categories, shuffled, catalogue.intakes, { '/a': '/b' }, TEST_DAY);

describe('what of the catalogue reaches the browser', () => {
  it('S3-03 S9-09 the menu has its three categories, in order, with their own facts', () => {
    expect(menu().map(({ id }) => id)).toEqual(['full-program', 'bootcamp', 'masterclass']);
    const { programs, ...category } = menu()[1] ?? { programs: [] };
    expect(category).toEqual({
      ...{ id: 'bootcamp', name: 'Bootcamp', plural: 'Bootcamps', family: 'pincushion' },
      icon: ['iS iS', 'aP bP', 'aP 3P', 'aL 2L'],
    });
    expect(programs).toHaveLength(4);
  });

  it('S2-22 S1-14 the intakes ahead stand by first day, each until it closes', () => {
    expect(view().nextIntakes[0]).toEqual({
      programme: '/programs/softwareengineer',
      name: 'Software Engineer',
      categoryPath: '/programs/full-programs',
      opens: '2026-10-05',
      closes: '2027-01-04',
      starts: '2027-02-01',
    });
    expect(view().nextIntakes[1]).toMatchObject({ name: 'Cyber Security', closes: '2027-01-18' });
    const full = catalogue.intakes.map((intake) => ({ ...intake, isFull: true }));
    expect(shellView(categories, programmes, full, {}, TEST_DAY).nextIntakes).toEqual([]);
  });

  it('S7-04 S2-02 the listed paths of all programmes reach the browser, and the other spellings', () => {
    expect(view().programmePaths.toSorted()).toEqual(programmes.map(({ path }) => path).toSorted());
    expect(view().programmePaths).toContain('/programs/softwareengineer');
    expect(view().aliases).toEqual({ '/a': '/b' });
  });

  it('cards and tables get each programme’s facts and no prose', () => {
    const facts = factsView(categories, shuffled);
    expect(facts[2]).toEqual({
      path: '/programs/cyber-security',
      name: 'Cyber Security',
      area: 'Cyber Security',
      category: 'bootcamp',
      icon: ['3P bP', '#P 3S', '2P 2S', 'aL 2L'],
      summary: 'Find weak points, defend systems and respond when something goes wrong.',
      duration: { count: 14, unit: 'weeks' },
      mode: 'Live online, evenings',
      hours: 12,
      sketch: ['lines', 9, 8, 9, 9],
      fee: { once: 24500, instalments: { count: 4, amount: 6500 } },
      lessons: { days: ['Monday', 'Wednesday'], from: '18:00', to: '20:30' },
    });
    expect(facts.filter((fact) => 'isUpcoming' in fact).map(({ isUpcoming }) => isUpcoming)).toEqual([true, true]);
  });
});

describe('what the search finds besides programmes', () => {
  it('S2-35 S3-02 each page is found by its title, and by another heading', () => {
    const page = (path: string, title: string, heading: string) => ({ path, title, heading }) as Page;
    expect(
      pagesView([
        page('/', 'Home', 'Grow'),
        page('/about', 'About', 'Who we are'),
        page('/404', 'Not found', 'Nothing grows here'),
        page('/careers', 'Careers', 'Careers'),
      ]),
    ).toEqual([
      { path: '/about', names: ['About', 'Who we are'] },
      { path: '/careers', names: ['Careers'] },
    ]);
  });
});

describe('the address of a message', () => {
  it('S1-84 has plain spaces', () => {
    expect(mailAddress('A place from 1\u00a0March\u00a02027', 'R24\u00a0500\r\n')).toBe(
      `mailto:${CENTRE.contact.email}?subject=A%20place%20from%201%20March%202027&body=R24%20500%0D%0A`,
    );
    expect(mailAddress('A & B')).toBe(`mailto:${CENTRE.contact.email}?subject=A%20%26%20B`);
  });
});

describe('the address of the registration page', () => {
  it('S1-08 S1-09 says what the visitor wants, and nothing more', () => {
    const query = (wish?: Parameters<typeof registrationAddress>[0]) => new URL(registrationAddress(wish)).search;
    expect(query()).toBe('');
    expect(query({ programme: 'Research & Development' })).toBe('?programme=Research+%26+Development');
    expect(query({ intent: 'free-trial' })).toBe('?intent=free-trial');
    expect(query({ intent: 'free-trial', programme: 'Cyber Security' })).toBe(
      '?intent=free-trial&programme=Cyber+Security',
    );
  });
});
