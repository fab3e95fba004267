/** Content is the same at every width, for sighted visitors and for screen readers. */
import { ofPage, rule } from './check';
import type { Piece } from './inPage';

/** Content of a page in one view: pieces of text, each with its band or landmark. */
type Content = ReturnType<typeof contentOf>;

/** Parts only for some widths: from the first on and below the second, with the statement that says so. */
const MEANT: [selector: string, from: number, below: number, why: string][] = [
  ['header nav', 768, Number.MAX_VALUE, 'S2-25'],
  ['header a[href^="https://apply."]', 768, Number.MAX_VALUE, 'S2-26'],
  ['header [aria-haspopup="dialog"]', 0, 768, 'S2-40, S2-43'],
  ['[data-part="promotion"] a > :first-child', 1092, Number.MAX_VALUE, 'S2-22'],
  ['[data-part="promotion"] a > :last-child', 0, 1092, 'S2-22'],
  ['footer [data-part="wide-columns"]', 1101, Number.MAX_VALUE, 'S2-70'],
  ['footer [data-part="narrow-columns"]', 0, 1101, 'S2-70'],
  ['footer [data-part="number"]', 1101, Number.MAX_VALUE, 'S2-82'],
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
  // The band of that drawing, which a phone does not have.
  'section:has(> div > [data-part="season"])',
  // The plans after the third until a press, on a phone (S1-80).
  'main section[aria-label] > ul:has(> li > details) > li',
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

/** Parts of `MEANT` that are missing at their widths or altogether, or present at others. */
export const presence = rule(
  { rule: 'present-at-its-widths', title: 'A part is there at the widths that the specification names' },
  (page, { width }) =>
    page.evaluate(
      ([parts, here]) =>
        parts.flatMap(([selector, from, below, why]) => {
          const isMeant = here >= from && here < below;
          const all = [...document.querySelectorAll(selector)];
          if (all.length === 0) return [{ selector, html: '', message: `${selector} is not in the page (${why})` }];
          return all
            .filter((element) => element.checkVisibility() !== isMeant)
            .map((element) => inPage.fault(element, `it is ${isMeant ? 'missing' : 'there'} at this width (${why})`));
        }),
      [MEANT, width] as const,
    ),
);

/** Runs in the page. Opens all disclosures meanwhile, because their content counts as present. */
function contentOf(leftOut: string) {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
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

/** Notes the page's content, and compares it with that of the views before. */
export const content = rule(
  {
    rule: 'content-at-every-width',
    title: 'What is seen or heard at one width is so at every other',
    criteria: ['1.4.10'],
  },
  async (page, { width, scheme, notes }) => {
    const leftOut = [...RETOLD, ...MEANT.map(([selector]) => selector)].join(', ');
    const now = await page.evaluate(contentOf, leftOut);
    const before = notes.get('content') as Content | undefined;
    notes.set('content', before ?? now);
    const lacking = (sense: keyof Content, from: Content, to: Content, words: string) =>
      from[sense]
        .filter((piece) => !to[sense].includes(piece))
        .map((piece) => ofPage(`${piece} is ${words} ${sense} at ${width} px, ${scheme}`));
    const differ = (sense: keyof Content) =>
      before ? [...lacking(sense, before, now, 'not'), ...lacking(sense, now, before, 'only')] : [];
    return [...differ('seen'), ...differ('heard')];
  },
);
