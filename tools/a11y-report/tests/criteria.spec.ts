import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { criteria } from '../criteria';

interface Catalog {
  chapters: { id: string; criteria: { id: string; handle: string }[] }[];
}

const added = {
  A: ['3.2.6 Consistent Help', '3.3.7 Redundant Entry'],
  AA: [
    '2.4.11 Focus Not Obscured (Minimum)',
    '2.5.7 Dragging Movements',
    '2.5.8 Target Size (Minimum)',
    '3.3.8 Accessible Authentication (Minimum)',
  ],
};

/** The catalogue has these two names the wrong way round. */
const swapped: Record<string, string> = {
  '2.2.1 Pause, Stop, Hide': '2.2.1 Timing Adjustable',
  '2.2.2 Timing Adjustable': '2.2.2 Pause, Stop, Hide',
};

/** The rows of WCAG 2.1 as OpenACR's own catalogue has them, with what WCAG 2.2 added and without what it removed. */
function expected(level: 'A' | 'AA'): string[] {
  const catalog = load(readFileSync('node_modules/@openacr/openacr/catalog/data/wcag-2.1.yaml', 'utf8')) as Catalog;
  const chapter = catalog.chapters.find(({ id }) => id === `success_criteria_level_${level.toLowerCase()}`);
  return [...(chapter?.criteria ?? []).map(({ id, handle }) => `${id} ${handle}`), ...added[level]]
    .filter((row) => !row.startsWith('4.1.1 '))
    .map((row) => (swapped[row] ?? row).toLowerCase())
    .sort();
}

function rows(level: string): string[] {
  return criteria.filter((row) => row.level === level).map(({ number, name }) => `${number} ${name}`);
}

describe('the criteria of the evidence pack', () => {
  it.each(['A', 'AA'] as const)('EXTRA has every WCAG 2.2 criterion of level %s, by its number and name', (level) => {
    expect(
      rows(level)
        .map((row) => row.toLowerCase())
        .sort(),
    ).toEqual(expected(level));
  });

  it('EXTRA has 31 criteria of level A and 24 of AA, and the AAA ones that the site claims', () => {
    expect(rows('A')).toHaveLength(31);
    expect(rows('AA')).toHaveLength(24);
    expect(rows('AAA')).toEqual([
      '1.4.6 Contrast (Enhanced)',
      '2.3.3 Animation from Interactions',
      '2.4.9 Link Purpose (Link Only)',
      '2.4.10 Section Headings',
      '2.4.12 Focus Not Obscured (Enhanced)',
      '2.4.13 Focus Appearance',
      '2.5.5 Target Size (Enhanced)',
    ]);
  });

  it('EXTRA tells for each criterion what the checks prove, what a person does, or why it does not apply', () => {
    for (const { number, steps, absent, decidedBy, proves } of criteria) {
      expect(steps.length, number).toBeGreaterThan(0);
      expect(absent === undefined || absent.endsWith('.'), number).toBe(true);
      expect(decidedBy === 'person' || proves.length > 20, number).toBe(true);
    }
  });

  it('EXTRA stands in the order of the standard and uses each number and address once', () => {
    const numbers = criteria.map(({ number }) => number);
    expect(numbers.slice(0, 3)).toEqual(['1.1.1', '1.2.1', '1.2.2']);
    expect(numbers.indexOf('2.4.9')).toBeLessThan(numbers.indexOf('2.4.10'));
    expect(numbers.at(-1)).toBe('BP');
    expect(new Set(numbers).size).toBe(63);
    expect(new Set(criteria.map(({ slug }) => slug)).size).toBe(63);
  });
});
