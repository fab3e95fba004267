/** Whether what is there at one width is there at every other: seen by the eye, and heard from a screen reader. */
import type { Page } from '@playwright/test';
import type { Finding } from './finding';
import type { Piece } from './inPage';

/** What a page has in one view: its pieces of text, each with the band or landmark it stands in. */
export interface Content {
  seen: string[];
  heard: string[];
}

/** Parts that are meant for some widths alone: from this width on, below that one, and why. */
const MEANT: { selector: string; from?: number; below?: number; why: string }[] = [
  { selector: 'header nav', from: 768, why: 'the main links are in the bar (S2-25)' },
  { selector: 'header a[href^="https://apply."]', from: 768, why: 'log in and join are in the bar (S2-26)' },
  { selector: 'header [aria-haspopup="dialog"]', below: 768, why: 'the phone has two panels (S2-40, S2-43)' },
  { selector: 'footer [data-part="wide-columns"]', from: 1101, why: 'the wide footer (S2-70)' },
  { selector: 'footer [data-part="narrow-columns"]', below: 1101, why: 'the narrow footer (S2-70)' },
  { selector: 'footer [data-part="number"]', from: 1101, why: 'the narrow footer has labels only (S2-82)' },
  {
    selector: 'aside[aria-label="Apply"]',
    below: 768,
    why: 'it repeats the actions of the facts, which are out of view',
  },
  {
    selector: 'main div:has(> div > [data-part="lane"])',
    from: 1200,
    why: 'the year needs room; the table says it all',
  },
];

/** What is told otherwise where there is less room. */
const RETOLD = [
  // The promotion bar has a long and a short sentence (S2-22).
  'aside[aria-label="Announcement"]',
  // The glyph stands for the name where the bar is full.
  'header b[aria-hidden="true"]',
  // In a stacked table a row begins with what its first column has, and needs no label.
  'thead th:first-child',
  // A picture of what the page says in words.
  'main [aria-hidden="true"]',
];

/** Runs in the page. */
function contentOf(leftOut: string): Content {
  // A cell for several columns has a label of its own where there are none.
  const isOwnLabel = ({ element, pseudo }: Piece) => pseudo !== '' && element.matches('[colspan]');
  // Where the value says it, no cell of a column has a label.
  const isSaidByValue = ({ element }: Piece) => {
    const head = element.closest<HTMLTableCellElement>('thead th');
    const cells = [...(head?.closest('table')?.querySelectorAll('tbody td') ?? [])] as HTMLTableCellElement[];
    return head !== null && !cells.some(({ cellIndex, dataset }) => cellIndex === head.cellIndex && dataset.label);
  };
  const pieces = sight
    .pieces(document.body)
    .filter((piece) => !piece.element.closest(leftOut) && !isOwnLabel(piece) && !isSaidByValue(piece));
  // A stacked table labels each cell instead of each column, perhaps in fewer words.
  const wordsOf = ({ element, text, pseudo }: Piece) => {
    const cell =
      element.closest<HTMLTableCellElement>('thead th') ?? (pseudo && element.matches('td') ? element : null);
    return cell ? `the name of column ${(cell as HTMLTableCellElement).cellIndex + 1}` : `"${text.slice(0, 60)}"`;
  };
  const key = (piece: Piece) => `${wordsOf(piece)} in "${sight.region(piece.element)}"`;
  return {
    seen: [...new Set(pieces.filter((piece) => sight.isSeen(piece)).map(key))],
    heard: [...new Set(pieces.filter((piece) => sight.isHeard(piece)).map(key))],
  };
}

export const readContent = (page: Page): Promise<Content> =>
  page.evaluate(contentOf, [...RETOLD, ...MEANT.map(({ selector }) => selector)].join(', '));

/** Parts meant for some widths that are gone where they are meant, or there where they are not. */
export async function checkMeant(page: Page, width: number): Promise<Finding[]> {
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
            found: sight.name(element),
          })),
      ),
    parts,
  );
}

/** What some of the views have and others lack; each finding under the view that lacks it. */
export function compareContent(views: Map<string, Content>): [view: string, findings: Finding[]][] {
  const all = (sense: keyof Content) => new Set([...views.values()].flatMap((content) => content[sense]));
  const missing = (sense: keyof Content, expected: string) => {
    const wanted = all(sense);
    return [...views].map(([view, content]): [string, Finding[]] => {
      const has = new Set(content[sense]);
      const lost = [...wanted].filter((piece) => !has.has(piece));
      return [view, lost.map((found) => ({ expected, found }))];
    });
  };
  return [
    ...missing('seen', 'it is seen at every width, as at the others'),
    ...missing('heard', 'it is heard at every width, as at the others'),
  ];
}
