/** Every brochure that the pages link to, by the rules of PDF/UA-1. */
import { readdirSync, readFileSync } from 'node:fs';
import { openBrochure, RULES } from '../../spec/support/pdfUa';
import { expect, judge, linesOf, ofPage, test } from '../support/check';

for (const file of readdirSync('dist/brochures')) {
  test(`S1-07 the brochure ${file} is accessible`, async ({ evidence }) => {
    const brochure = await openBrochure(new Uint8Array(readFileSync(`dist/brochures/${file}`)));
    const checks = Object.entries(RULES).map(([title, [criteria, faults]]) => {
      const [number = '', words = ''] = title.split(/ (.*)/);
      const rule = { rule: `pdfua-${number}`, title: words, criteria: criteria.split(' ').filter(Boolean) };
      return judge({ ...rule, engine: 'pdf' }, faults(brochure).map(ofPage));
    });
    const path = `/brochures/${file}`;
    evidence.brochures.push({ id: path, path, title: brochure.title ?? '', state: 'brochure', checks });
    expect(linesOf(checks)).toEqual([]);
  });
}
