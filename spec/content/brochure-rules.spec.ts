import { describe, expect, it } from 'vitest';
import { brochure } from '../../build/brochure';
import { catalogue } from '../../src/catalogue/index';
import { openBrochure, RULES } from '../support/pdfUa';

const programmes = catalogue.programmes.map(({ value }) => value);
const made = await Promise.all(programmes.map((programme) => brochure(programme, catalogue, '2026-11-21')));

/** The numbers of the rules that a file breaks. */
async function broken(bytes: Uint8Array): Promise<string[]> {
  const opened = await openBrochure(bytes);
  return Object.entries(RULES).flatMap(([rule, [, faults]]) => (faults(opened).length > 0 ? rule.slice(0, 6) : []));
}

describe('the rules of PDF/UA', () => {
  it('S1-07 no brochure breaks a rule', async () => {
    expect(await Promise.all(made.map(broken))).toEqual(made.map(() => []));
  });

  it.each([
    ['06-002', '<pdfuaid:part>1<', '<pdfuaid:part>2<'],
    ['07-001', '/DisplayDocTitle true', '/DisplayDocTitle fals'],
    ['11-006', '/Lang (en-ZA)', '/Lang (xx-XX)'],
    ['15-003', '/Scope /Row', '/Skope /Row'],
    ['28-009', '/Tabs /S', '/Tabs /R'],
    ['31-027', '/ToUnicode ', '/ToUnikode '],
  ])('%s is broken, and it alone, by a file with the fault', async (rule, from, to) => {
    const text = made[0]?.toString('latin1') ?? '';
    expect(await broken(Buffer.from(text.replace(from, to), 'latin1'))).toEqual([rule]);
  });
});
