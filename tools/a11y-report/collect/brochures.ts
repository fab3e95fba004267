/**
 * The brochures, held to rules of PDF/UA-1 by the numbers that the Matterhorn Protocol gives its failure conditions.
 * They read the file and its structure tree; that the order and the alternatives make sense, a person judges.
 */
import { judge, type Rule } from '../../../a11y/checks/rule';
import type { CheckResult, Measured } from '../../../a11y/model';
import { getDocument } from '../../../spec/support/pdf';

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** What the rules look at. */
interface Brochure {
  /** The bytes as text; the PDF writer compresses contents, not dictionaries. */
  raw: string;
  title: string;
  isMarked: boolean;
  /** Of each page. */
  trees: Node[];
  /** The text of each piece of content, by its number in the structure. */
  pieces: Map<string, string>;
  links: { words: string }[];
  /** Texts that are neither tagged nor an artifact. */
  untagged: string[];
  pages: number;
}

async function open(bytes: Uint8Array): Promise<Brochure> {
  const raw = Buffer.from(bytes).toString('latin1');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = (await document.getMetadata()) as { info: { Title?: string } };
  const found: Brochure = {
    raw,
    title: info.Title ?? '',
    isMarked: Boolean((await document.getMarkInfo())?.Marked),
    trees: [],
    pieces: new Map(),
    links: [],
    untagged: [],
    pages: document.numPages,
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    found.trees.push((await page.getStructTree()) as Node);
    for (const { subtype, contentsObj } of await page.getAnnotations()) {
      if (subtype === 'Link') found.links.push({ words: contentsObj?.str ?? '' });
    }
    let depth = 0;
    let piece = '';
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if (!('str' in item)) {
        depth += item.type === 'endMarkedContent' ? -1 : 1;
        if (item.type !== 'endMarkedContent') piece = item.id ?? '';
      } else if (depth > 0)
        found.pieces.set(piece, `${found.pieces.get(piece) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      else if (item.str.trim() !== '') found.untagged.push(item.str);
    }
  }
  await document.destroy();
  return found;
}

/** Every element of the structure, with the role that it stands in. */
function elements(nodes: Node[], parent = ''): { node: Node; parent: string }[] {
  return nodes.flatMap((node) => [
    ...(node.role ? [{ node, parent }] : []),
    ...elements(node.children ?? [], node.role ?? parent),
  ]);
}

function textOf(node: Node, pieces: Brochure['pieces']): string {
  const own = node.type === 'content' ? (pieces.get(node.id ?? '') ?? '') : '';
  return [own, ...(node.children ?? []).map((child) => textOf(child, pieces))].join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** What a person judges by: the structure's words, in its order. */
function shownOf({ trees, pieces, links }: Brochure): NonNullable<Measured['shown']> {
  const all = elements(trees).map(({ node }) => ({ role: node.role ?? '', alt: node.alt, text: textOf(node, pieces) }));
  return {
    images: all
      .filter(({ role }) => role === 'Figure')
      .map(({ alt }) => ({ text: alt ? `alternative “${alt}”` : 'no alternative' })),
    headings: all
      .filter(({ role }) => /^H\d$/.test(role))
      .map(({ role, text }) => ({ text: `${role.toLowerCase()} ${text}` })),
    links: links.map(({ words }) => ({ text: `“${words}”` })),
    reading: all
      .filter(({ role }) => /^(?:H\d|P|Lbl|LBody|TH|TD|Link)$/.test(role))
      .map(({ role, text }) => ({ text: `${role}: ${text}` })),
  };
}

const ofRole = ({ trees }: Brochure, role: string) => elements(trees).filter(({ node }) => node.role === role);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Where a role may stand. */
const PARENTS: Record<string, string[]> = {
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
};

function skippedLevels(brochure: Brochure): string[] {
  const levels = elements(brochure.trees).flatMap(
    ({ node }) => Number(/^H(\d)$/.exec(node.role ?? '')?.[1] ?? []) || [],
  );
  return levels.flatMap((level, at) =>
    level > (levels[at - 1] ?? 0) + 1 ? [`Level ${level} follows ${levels[at - 1] ?? 'nothing'}.`] : [],
  );
}

/** Matterhorn number, what it asks for, criteria, and what is wrong, a sentence each. */
const RULES: [number: string, title: string, criteria: string[], faults: (brochure: Brochure) => string[]][] = [
  [
    '01-005',
    'All content is tagged or an artifact',
    ['1.3.1'],
    ({ untagged }) => untagged.map((text) => `“${text}” is neither.`),
  ],
  [
    '06-002',
    'The metadata says that it is PDF/UA',
    [],
    ({ raw }) => (raw.includes('<pdfuaid:part>1</pdfuaid:part>') ? [] : ['They do not.']),
  ],
  ['06-003', 'It has a title', ['2.4.2'], ({ title }) => (title ? [] : ['It has none.'])],
  [
    '07-001',
    'Its title is shown in the window',
    ['2.4.2'],
    ({ raw }) => (/\/DisplayDocTitle true/.test(raw) ? [] : ['The name of the file is shown.']),
  ],
  [
    '09-004',
    'Lists and tables are built as such',
    ['1.3.1'],
    ({ trees }) =>
      elements(trees).flatMap(({ node, parent }) =>
        PARENTS[node.role ?? '']?.includes(parent) === false ? [`${node.role} stands in ${parent || 'nothing'}.`] : [],
      ),
  ],
  ['11-006', 'It says its language', ['3.1.1'], ({ raw }) => (/\/Lang \(en-ZA\)/.test(raw) ? [] : ['It does not.'])],
  [
    '13-004',
    'Every figure has an alternative',
    ['1.1.1'],
    (brochure) => ofRole(brochure, 'Figure').flatMap(({ node }) => (node.alt ? [] : ['A figure has none.'])),
  ],
  ['14-003', 'No level of heading is left out', ['1.3.1', '2.4.6'], skippedLevels],
  [
    '15-003',
    'Every header cell says what it is the header of',
    ['1.3.1'],
    (brochure) => {
      const [heads, scopes] = [ofRole(brochure, 'TH').length, count(brochure.raw, /\/Scope \/(?:Row|Column)/g)];
      return heads === scopes ? [] : [`${heads - scopes} of ${heads} do not.`];
    },
  ],
  [
    '28-002',
    'Every link is in the structure',
    ['1.3.1', '2.4.4'],
    (brochure) => {
      const tags = ofRole(brochure, 'Link').length;
      return tags === brochure.links.length ? [] : [`${brochure.links.length} links, ${tags} in the structure.`];
    },
  ],
  [
    '28-004',
    'Every link says where it leads',
    ['2.4.4'],
    ({ links }) => links.flatMap(({ words }) => (words ? [] : ['A link does not.'])),
  ],
  [
    '28-009',
    'The Tab key goes in the order of the structure',
    ['2.4.3'],
    ({ raw, pages }) => {
      const tabs = count(raw, /\/Tabs \/S/g);
      return tabs >= pages ? [] : [`${pages - tabs} of ${pages} pages do not say so.`];
    },
  ],
  [
    '31-009',
    'Every font is in the file',
    [],
    ({ raw }) => {
      const [fonts, files] = [count(raw, /\/Type \/FontDescriptor/g), count(raw, /\/FontFile\d?\b/g)];
      return fonts === files ? [] : [`${fonts - files} of ${fonts} fonts are not.`];
    },
  ],
  [
    '31-027',
    'Every letter can be read as text',
    ['1.1.1'],
    ({ raw }) => {
      const [fonts, maps] = [count(raw, /\/Subtype \/Type0/g), count(raw, /\/ToUnicode /g)];
      return fonts === maps ? [] : [`${fonts - maps} of ${fonts} fonts do not say so.`];
    },
  ],
];

/** All rules on the bytes of one PDF. */
export async function checkBrochure(bytes: Uint8Array): Promise<Pick<Measured, 'title' | 'checks' | 'shown'>> {
  const brochure = await open(bytes);
  const checks = RULES.map(([number, title, criteria, faults]): CheckResult => {
    const rule: Rule = {
      rule: `pdfua-${number}`,
      title,
      criteria,
      impact: 'Visitors with a screen reader do not get what the page shows.',
      fix: 'Mend it in the program that writes brochures.',
    };
    return {
      ...judge(
        rule,
        faults(brochure).map((message) => ({ selector: 'document', html: '', message })),
      ),
      engine: 'pdf',
    };
  });
  return { title: brochure.title, checks, shown: shownOf(brochure) };
}

/** Every brochure that the pages of `paths` link to, each once. */
export async function readBrochures(baseURL: string, paths: readonly string[]): Promise<Measured[]> {
  const found = new Map<string, Measured>();
  for (const path of paths) {
    const html = await (await fetch(`${baseURL}${path}`)).text();
    for (const [, file = ''] of html.matchAll(/href="(\/brochures\/[^"]+\.pdf)"/g)) {
      if (found.has(file)) continue;
      const bytes = new Uint8Array(await (await fetch(`${baseURL}${file}`)).arrayBuffer());
      const id = file.slice(1).replaceAll(/[^\w-]/g, '-');
      found.set(file, { id, path: file, state: 'brochure', ...(await checkBrochure(bytes)) });
    }
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
