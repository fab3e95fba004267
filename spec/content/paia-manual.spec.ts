/** The PAIA manual: a tagged PDF with the centre's own facts. */
import { expect, it } from 'vitest';
import { paiaManual } from '../../build/paiaManual';
import { catalogue } from '../../src/catalogue/index';
import { CENTRE } from '../support/centre';
import { TEST_DAY } from '../support/days';
import { readPdf } from '../support/pdf';

const file = 'src/catalogue/paiaManual.yaml';
const manual = {
  title: 'PAIA manual',
  lead: 'Manual under section 51.',
  contact: 'Whom to ask',
  officer: 'Head of the centre',
  passages: [
    { heading: 'Records we hold', paragraphs: ['By subject.'], items: ['Money: invoices.', 'Staff: contracts.'] },
    { heading: 'How to ask', paragraphs: ['On Form 2.'] },
  ],
};

it('S1-97 the PAIA manual is a tagged PDF: the centre, whom to ask, and each passage', async () => {
  const otherFiles = [...catalogue.otherFiles.filter((other) => other.file !== file), { file, value: manual }];
  const pdf = await paiaManual({ ...catalogue, otherFiles }, TEST_DAY);
  const { title, language, isTagged, pages, elements } = await readPdf(pdf);
  expect({ title, language, isTagged, pages }).toEqual({
    title: `PAIA manual – ${CENTRE.name}`,
    language: 'en-ZA',
    isTagged: true,
    pages: 1,
  });
  const text = elements.map((element) => element.text).join(' ');
  for (const part of [
    'Whom to ask',
    'Head of the centre',
    `${CENTRE.legalName}, ${CENTRE.legal.companyNumber}`,
    CENTRE.legal.informationOfficer.email,
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/Records we hold .*By subject\. .*Money: invoices\. .*Staff: contracts\. .*How to ask .*Form 2/);
});
