import { describe, expect, it } from 'vitest';
import { categories } from '../../src/catalogue/categories.yaml';
import { catalogue } from '../../src/catalogue/index';
import { factsView } from '../../src/catalogue/views';

const programmes = catalogue.programmes.map(({ value }) => value);

/** The programmes in the reverse order of their files. */
const shuffled = programmes.toReversed();

describe('what of the catalogue reaches the browser', () => {
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
