/** Checks brochures against PDF/UA-1, and lists the text that a person judges. */
import { openBrochure, RULES } from '../../../spec/support/pdfUa';
import type { Measured } from '../model';
import { judge } from './rule';

/** Results of all rules for one PDF, and its text in the order of the structure, for a person to judge. */
export async function checkBrochure(bytes: Uint8Array): Promise<Pick<Measured, 'title' | 'checks' | 'shown'>> {
  const brochure = await openBrochure(bytes);
  const checks = Object.entries(RULES).map(([title, [criteria, faults]]) => {
    const [number = '', words = ''] = title.split(/ (.*)/);
    const rule = {
      rule: `pdfua-${number}`,
      title: words,
      criteria: criteria.split(' ').filter(Boolean),
      impact: 'Visitors with a screen reader do not get what the page shows.',
      fix: 'Mend it in the program that writes brochures.',
    };
    const places = faults(brochure).map((message) => ({ selector: 'document', html: '', message }));
    return { ...judge(rule, places), engine: 'pdf' as const };
  });
  const items = (roles: RegExp) =>
    brochure.elements
      .filter(({ role }) => roles.test(role))
      .map(({ role, alt, text }) => ({ text: alt ? `${role}: alternative “${alt}”` : `${role}: ${text}` }));
  const shown = {
    images: items(/^Figure$/),
    headings: items(/^H\d$/),
    links: brochure.links.map(({ words }) => ({ text: `“${words}”` })),
    reading: items(/^(?:H\d|P|Lbl|LBody|TH|TD|Link|Figure)$/),
  };
  return { title: brochure.title ?? '', checks, shown };
}
