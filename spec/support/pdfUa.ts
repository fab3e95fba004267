/**
 * Rules of PDF/UA-1, by the Matterhorn Protocol's numbers of failure conditions. They read the file and its structure tree. A
 * person judges whether order and alternatives make sense.
 */
import { readPdf } from './pdf';

export interface Brochure extends Awaited<ReturnType<typeof readPdf>> {
  /** The file; the PDF writer compresses contents, not dictionaries. */
  raw: string;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const unless = (isRight: boolean, fault: string) => (isRight ? [] : [fault]);
const missing = (all: number, right: number) => unless(all <= right, `${all - right} of ${all} are not.`);
const PARENTS: Record<string, string> = { LI: 'L', Lbl: 'LI', LBody: 'LI', TR: 'Table', TH: 'TR', TD: 'TR' };

/** Matterhorn number and requirement → WCAG criteria, and a function for the faults, a sentence each. */
export const RULES: Record<string, [criteria: string, faults: (brochure: Brochure) => string[]]> = {
  '01-005 All content is tagged or an artifact': [
    '1.3.1',
    ({ untagged }) => untagged.map((text) => `“${text}” is neither.`),
  ],
  '06-002 The metadata says that it is PDF/UA': [
    '',
    ({ raw }) => unless(raw.includes('<pdfuaid:part>1</pdfuaid:part>'), 'They do not.'),
  ],
  '06-003 It has a title': ['2.4.2', ({ title }) => unless(Boolean(title), 'It has none.')],
  '07-001 Its title is shown in the window': [
    '2.4.2',
    ({ raw }) => unless(raw.includes('/DisplayDocTitle true'), 'The name of the file is shown.'),
  ],
  '09-004 Lists and tables are built as such': [
    '1.3.1',
    ({ elements }) =>
      elements.flatMap(({ role, parent }) =>
        unless((PARENTS[role] ?? parent) === parent, `${role} stands in ${parent || 'nothing'}.`),
      ),
  ],
  '11-006 It says its language': ['3.1.1', ({ language }) => unless(language === 'en-ZA', 'It does not.')],
  '13-004 Every figure has an alternative': [
    '1.1.1',
    ({ elements }) =>
      elements.flatMap(({ role, alt }) => unless(role !== 'Figure' || Boolean(alt), 'A figure has none.')),
  ],
  '14-003 No level of heading is left out': [
    '1.3.1 2.4.6',
    ({ elements }) => {
      const levels = elements.flatMap(({ role }) => (/^H\d$/.test(role) ? Number(role[1]) : []));
      const isSkipped = (level: number, at: number) => level > (levels[at - 1] ?? 0) + 1;
      return levels.filter(isSkipped).map((level) => `Level ${level} follows a smaller one.`);
    },
  ],
  '15-003 Every header cell says what it is the header of': [
    '1.3.1',
    ({ raw, elements }) =>
      missing(elements.filter(({ role }) => role === 'TH').length, count(raw, /\/Scope \/(?:Row|Column)/g)),
  ],
  '28-002 Every link is in the structure': [
    '1.3.1 2.4.4',
    ({ links, elements }) => missing(links.length, elements.filter(({ role }) => role === 'Link').length),
  ],
  '28-004 Every link says where it leads': [
    '2.4.4',
    ({ links }) => links.flatMap(({ words }) => unless(words !== '', 'A link does not.')),
  ],
  '28-009 The Tab key goes in the order of the structure': [
    '2.4.3',
    ({ raw, pages }) => missing(pages, count(raw, /\/Tabs \/S/g)),
  ],
  '31-009 Every font is in the file': [
    '',
    ({ raw }) => missing(count(raw, /\/Type \/FontDescriptor/g), count(raw, /\/FontFile\d?\b/g)),
  ],
  '31-027 Every letter can be read as text': [
    '1.1.1',
    ({ raw }) => missing(count(raw, /\/Subtype \/Type0/g), count(raw, /\/ToUnicode /g)),
  ],
};

/** Reads a PDF's bytes for the rules. */
export const openBrochure = async (bytes: Uint8Array): Promise<Brochure> => ({
  ...(await readPdf(bytes)),
  raw: Buffer.from(bytes).toString('latin1'),
});
