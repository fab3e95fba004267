/** The manual under the Promotion of Access to Information Act (PAIA), as a PDF: it has to be on the site (S1-97). */
import { type Catalogue, fileOf } from '../src/catalogue/index';
import * as commonTexts from '../src/catalogue/interface/common.yaml';
import * as termTexts from '../src/catalogue/interface/terms.yaml';
import type { PartOf } from '../src/catalogue/schema/files';
import { TaggedPdf } from './taggedPdf';

const PAGES = 3;

/** The manual of the catalogue on `day`, as PDF bytes. */
export async function paiaManual({ otherFiles, organisation }: Catalogue, day: string): Promise<Buffer> {
  // The catalogue's check refuses a centre without a manual; only the type allows none.
  const manual = fileOf({ otherFiles }, 'paiaManual') as PartOf<'paiaManual'>;
  const { name, legalName, contact, legal } = organisation;
  const pdf = new TaggedPdf({ title: `${manual.title} – ${name}`, author: name, day });
  pdf.heading(1, manual.title);
  pdf.paragraph(manual.lead, { size: 12 });
  pdf.heading(2, manual.contact);
  pdf.table(
    [0.3, 0.7],
    [
      [termTexts.registeredName, `${legalName}, ${legal.companyNumber}`],
      [termTexts.address, legal.address.join(', ')],
      [manual.officer, legal.informationOfficer.name],
      [commonTexts.email, legal.informationOfficer.email],
      [commonTexts.phone, contact.telephone],
    ],
  );
  for (const { heading, paragraphs, items } of manual.passages) {
    pdf.heading(2, heading);
    for (const paragraph of paragraphs) pdf.paragraph(paragraph);
    if (items) pdf.list(items);
  }
  return pdf.finish(`${name} · ${manual.title}`, PAGES, 'paiaManual.yaml');
}
