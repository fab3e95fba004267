import { describe, expect, it } from 'vitest';
import { categories } from '../../src/catalogue/categories.yaml';
import { catalogue } from '../../src/catalogue/index';
import { factsView, shellView } from '../../src/catalogue/views';
import { TEST_DAY } from '../support/days';

const programmes = catalogue.programmes.map(({ value }) => value);

/** The programmes in the reverse order of their files. */
const shuffled = programmes.toReversed();

describe('what of the catalogue reaches the browser', () => {
  it('S2-22 S1-14 the intakes ahead stand by first day, each until it closes', () => {
    const { nextIntakes } = shellView(categories, shuffled, catalogue.intakes, {}, TEST_DAY);
    expect(nextIntakes[0]).toEqual({
      programme: '/programs/softwareengineer',
      name: 'Software Engineer',
      categoryPath: '/programs/full-programs',
      opens: '2026-10-05',
      closes: '2027-01-04',
      starts: '2027-02-01',
    });
    expect(nextIntakes[1]).toMatchObject({ name: 'Cyber Security', closes: '2027-01-18' });
    const full = catalogue.intakes.map((intake) => ({ ...intake, isFull: true }));
    expect(shellView(categories, programmes, full, {}, TEST_DAY).nextIntakes).toEqual([]);
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
