/** Content is the same at every width, for sighted visitors and for screen readers. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';
import type { Piece } from '../inPage';
import type { SceneView } from '../visit';

/** Content of a page in one view: pieces of text, each with its band or landmark. */
export interface Content {
  seen: string[];
  heard: string[];
}

/** Parts only for some widths: `from` a width on, or `below` one, with the reason. */
const MEANT: { selector: string; from?: number; below?: number; why: string }[] = [
  { selector: 'header nav', from: 768, why: 'the main links are in the bar (S2-25)' },
  { selector: 'header a[href^="https://apply."]', from: 768, why: 'log in and join are in the bar (S2-26)' },
  { selector: 'header [aria-haspopup="dialog"]', below: 768, why: 'the phone has two panels (S2-40, S2-43)' },
  { selector: '[data-part="promotion"] a > :first-child', from: 1092, why: 'the long words fit (S2-22)' },
  {
    selector: '[data-part="promotion"] a > :last-child',
    below: 1092,
    why: 'the long words do not fit (S2-22)',
  },
  { selector: 'footer [data-part="wide-columns"]', from: 1101, why: 'the wide footer (S2-70)' },
  { selector: 'footer [data-part="narrow-columns"]', below: 1101, why: 'the narrow footer (S2-70)' },
  { selector: 'footer [data-part="number"]', from: 1101, why: 'the narrow footer has labels only (S2-82)' },
];

/** Content that has another form on small screens. */
const RETOLD = [
  // The promotion bar has a long and a short sentence (S2-22), and the chat a word or only its drawing.
  '[data-part="promotion"]',
  '[data-part="help"]',
  // A wide screen's bar has the programme's name too (S2-94).
  '[data-part="apply"]',
  // The first cards of each category until a press, fewer on a phone (S2-95).
  '#programs li',
  '#programs button',
  // The next intakes, where the drawing of the season has no room (S1-86).
  'main ul:has(> li > a time)',
  // The intakes after the tenth until a press, on a phone (S2-90).
  '[data-part="later"]',
  'main div:has(tbody) > button',
  // The motif replaces the name where the bar is full.
  'header b[aria-hidden="true"]',
  // In a stacked table the first column's content heads the row, without a label.
  'thead th:first-child',
  // On a phone a programme's application and chat are in a bar at the foot.
  'main:has([data-part="apply"]) :is(div:has(> a[href*="/register"]), a[href^="https://chat."])',
  // Pictures of content that is also text.
  'main [aria-hidden="true"]',
];

/** Runs in the page. Opens all disclosures meanwhile, because their content counts as present. */
function contentOf(leftOut: string): Content {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')].filter((details) =>
    details.checkVisibility(),
  );
  // Without names, because only one disclosure of a name can be open.
  const names = closed.map((details) => details.name);
  for (const details of closed) Object.assign(details, { name: '', open: true });
  // In a stacked table a cell that spans columns has a label of its own, and rows may have headings.
  const isOwnLabel = ({ element, pseudo }: Piece) => pseudo !== '' && element.matches('[colspan], tr');
  const pieces = inPage.pieces(document.body).filter((piece) => !piece.element.closest(leftOut) && !isOwnLabel(piece));
  // A stacked table labels its cells instead of its columns, often in fewer words, or not at all.
  const wordsOf = ({ element, text, pseudo }: Piece) =>
    element.matches('thead *') || (pseudo && element.matches('td'))
      ? 'the names of a table’s columns'
      : `"${text.slice(0, 60)}"`;
  const key = (piece: Piece) => `${wordsOf(piece)} in "${inPage.region(piece.element)}"`;
  const content = {
    seen: [...new Set(pieces.filter((piece) => inPage.isSeen(piece)).map(key))],
    heard: [...new Set(pieces.filter((piece) => inPage.isHeard(piece)).map(key))],
  };
  for (const [index, details] of closed.entries()) Object.assign(details, { open: false, name: names[index] });
  return content;
}

const readContent = (page: Page): Promise<Content> =>
  page.evaluate(contentOf, [...RETOLD, ...MEANT.map(({ selector }) => selector)].join(', '));

/** Parts of `MEANT` that are missing at their widths, or present at others. */
export async function checkPresence(page: Page, { width }: SceneView): Promise<Finding[]> {
  const parts = MEANT.map(({ selector, from = 0, below = Number.POSITIVE_INFINITY, why }) => ({
    selector,
    isMeant: width >= from && width < below,
    why,
  }));
  return page.evaluate(
    (all) =>
      all.flatMap(({ selector, isMeant, why }) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility() !== isMeant)
          .map((element) => ({
            expected: `it is ${isMeant ? '' : 'not '}there at this width: ${why}`,
            found: inPage.name(element),
          })),
      ),
    parts,
  );
}

/** Notes the page's content in this scene. */
export async function noteContent(page: Page, { width, scheme, notes }: SceneView): Promise<Finding[]> {
  const views = (notes.get('content') ?? new Map()) as Map<string, Content>;
  notes.set('content', views.set(`${width} px, ${scheme}`, await readContent(page)));
  return [];
}

/** Content that some scenes had and others lacked. */
export function compareContent(_page: Page, { notes }: SceneView): Finding[] {
  const views = [...((notes.get('content') ?? new Map()) as Map<string, Content>)];
  const seen = new Set(views.flatMap(([, content]) => content.seen));
  return (['seen', 'heard'] as const).flatMap((sense) =>
    [...new Set(views.flatMap(([, content]) => content[sense]))].flatMap((piece) => {
      const lacking = views
        .filter(([, content]) => !content[sense].includes(piece))
        // Content missing for eye and screen reader is reported once.
        .filter(([, content]) => sense === 'seen' || !seen.has(piece) || content.seen.includes(piece))
        .map(([view]) => view);
      return lacking.length > 0
        ? [{ expected: `it is ${sense} at every width`, found: `${piece}, not at ${lacking.join('; ')}` }]
        : [];
    }),
  );
}
