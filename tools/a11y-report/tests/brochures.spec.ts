import { describe, expect, it } from 'vitest';
import { brochure } from '../../../build/brochure';
import { catalogue } from '../../../src/catalogue/index';
import { checkBrochure } from '../collect/brochures';

const programme = catalogue.programmes
  .map(({ value }) => value)
  .find(({ path }) => path === '/programs/cyber-security');
if (!programme) throw new Error('The catalogue has no /programs/cyber-security');
const bytes = await brochure(programme, catalogue, '2026-11-21');

async function failing(from: string, to: string): Promise<string[]> {
  const { checks } = await checkBrochure(Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1'));
  return checks.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
}

describe('the rules of PDF/UA', () => {
  it('find nothing in a brochure, and list what a person judges', async () => {
    const { checks, shown } = await checkBrochure(bytes);
    expect(checks.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 14 }, () => 'passed'));
    expect(shown?.images).toEqual([{ text: 'alternative “The bloom of Cyber Security”' }]);
    expect(shown?.headings?.slice(0, 2)).toEqual([{ text: 'h1 Cyber Security' }, { text: 'h2 Who it is for' }]);
  });

  it.each([
    ['pdfua-06-002', '<pdfuaid:part>1<', '<pdfuaid:part>2<'],
    ['pdfua-07-001', '/DisplayDocTitle true', '/DisplayDocTitle fals'],
    ['pdfua-11-006', '/Lang (en-ZA)', '/Lang (xx-XX)'],
    ['pdfua-15-003', '/Scope /Row', '/Skope /Row'],
    ['pdfua-28-009', '/Tabs /S', '/Tabs /R'],
    ['pdfua-31-027', '/ToUnicode ', '/ToUnikode '],
  ])('%s fails, and it alone, when the file has the fault', async (rule, from, to) => {
    expect(await failing(from, to)).toEqual([rule]);
  });
});
