/** Held against what OpenACR publishes, a package that only these tests read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { criteria } from '../criteria';
import { openAcr } from '../openacr';
import { summarise } from '../summary';
import { sampleInput } from './support/sample';

const published = (file: string) =>
  readFileSync(join(import.meta.dirname, '../node_modules/@openacr/openacr', file), 'utf8');

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
  const catalog = load(published('catalog/data/wcag-2.1.yaml')) as Catalog;
  const chapter = catalog.chapters.find(({ id }) => id === `success_criteria_level_${level.toLowerCase()}`);
  return [...(chapter?.criteria ?? []).map(({ id, handle }) => `${id} ${handle}`), ...added[level]]
    .filter((row) => !row.startsWith('4.1.1 '))
    .map((row) => (swapped[row] ?? row).toLowerCase())
    .sort();
}

describe('openacr.yaml', () => {
  it("is valid against OpenACR's published schema, which refuses a report without an author", () => {
    const validate = new Ajv({ strict: false }).compile(JSON.parse(published('schema/openacr-0.1.0.json')));
    const acr = load(openAcr(summarise(sampleInput()))) as object;
    expect(validate(acr), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...acr, author: {} })).toBe(false);
  });
});

describe('the criteria of the evidence pack', () => {
  it.each(['A', 'AA'] as const)('has every WCAG 2.2 criterion of level %s, by its number and name', (level) => {
    const rows = criteria.filter((row) => row.level === level).map(({ number, name }) => `${number} ${name}`);
    expect(rows.map((row) => row.toLowerCase()).sort()).toEqual(expected(level));
  });
});
