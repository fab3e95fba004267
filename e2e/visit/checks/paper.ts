/** Whether the printed page has all that the screen has, closed answers included. */
import type { Page } from '@playwright/test';
import { printed } from '../../support/paper';
import type { Finding } from '../finding';
import type { Seen } from '../visit';
import { checkInk } from './contrast';

/** A programme's page is put together anew for paper. */
const PROGRAMME = 'main:has(aside[aria-label="Key facts"])';

/** What paper cannot do, or needs not say. */
const NOT_ON_PAPER = [
  // Bars, footer and what floats lead elsewhere.
  'header, footer, aside[aria-label="Announcement"], aside[aria-label="Help"], aside[aria-label="Apply"]',
  // What can only be pressed, and what is said of it. What is true of a visitor can be ticked by hand.
  'button:not([aria-pressed]), a[download], fieldset, nav, :has(> fieldset)',
  `${PROGRAMME} [role="status"], ${PROGRAMME} [role="status"] + details`,
  // The home page's line of code is there to be pressed.
  'main figure:has(> code)',
  // The planner answers when it is pressed, and each of its plans is printed by its own button (S1-84).
  '[data-part="planner"]',
  // The line under them has the address and the telephone; a link under a band leads to another page.
  'div:has(> h2) > div:has(+ ul a[href^="tel:"]), div:has(> a[href^="/"]:first-child > svg)',
  // A card is a link: the words beside its arrow are not.
  'main li > span[aria-hidden="true"]',
  // The learning process has a marked task on paper.
  `${PROGRAMME} :has(> div > [data-view])`,
  // A sheet is as narrow as a table that labels its cells instead of its columns.
  'thead',
  // The last band asks to apply, or leads to other pages.
  'main > section:last-of-type',
  // Pictures: the words beside them say the same.
  '[data-part="window"], [data-part="certificate-preview"]',
  // The next intake is one of the facts, and the last line says whom to ask.
  `${PROGRAMME} div:has(> div > table time), ${PROGRAMME} div:has(> ul a[href^="tel:"])`,
];

/** Letters and digits alone: paper breaks lines and words elsewhere. */
const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Every piece of text of the page area that paper should have. Runs in the page. */
function wanted(leftOut: string): string[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const answers = new Set(
    [...document.querySelectorAll('script[type="application/ld+json"]')]
      .flatMap((script) => JSON.parse(script.textContent ?? '')['@graph'])
      .flatMap((node) => (node['@type'] === 'FAQPage' ? node.mainEntity : []))
      .map((question) => question.acceptedAnswer.text.replaceAll(/\s+/g, ' ').trim()),
  );
  return inPage
    .pieces(main)
    .filter((piece) => !piece.pseudo && !piece.element.closest(leftOut))
    .filter((piece) => inPage.isSeen(piece) || answers.has(piece.text))
    .map(({ element, text }) => `${text} in "${inPage.region(element)}"`);
}

/** What the sheets of a programme lack, or have that can only be pressed. */
function checkProgramme(sheets: string[], heading: string, host: string): Finding[] {
  const text = sheets.join(' ');
  const isUpcoming = text.includes('Coming Soon');
  const findings: Finding[] = [];
  const expect = (expected: string, isMet: boolean, found: string) => {
    if (!isMet) findings.push({ expected, found });
  };
  // The sample's texts take two. A sentence of the centre is worth a third.
  expect('a programme prints on three sheets at most', sheets.length <= 3, `${sheets.length} sheets`);
  const last = sheets.at(-1) ?? '';
  const contact = / · \D+ \d{4}\/FET07\/\d+ .*\S+@\S+ · \+27[ \d]+ · https:\/\/\S+\/programs\/\S+/;
  expect('its last sheet says whose it is and whom to ask', contact.test(last), last.slice(-240));
  for (const wanted of [heading, 'Duration', 'Questions about this programme']) {
    expect('a programme has it on paper', text.includes(wanted), wanted);
  }
  const ways = [plain(text).includes(plain(host)), /R\d/.test(text)];
  expect('address of the application and price, unless it is to come', !ways.includes(isUpcoming), ways.join(', '));
  for (const word of [
    'Main menu',
    'Programmes Learning Process',
    'You might also look at',
    'Scroll to top',
    'Download',
    'Add to calendar',
  ]) {
    expect('what can only be pressed stays on the screen', !text.includes(word), word);
  }
  return findings;
}

/** px: a sheet of A4 without its margins. */
const SHEET = 688;

/** Rules that a sheet needs and no text shows. Runs in the page, as it is on paper. */
function brokenSheets(): Finding[] {
  const LEAST_MARGIN_MM = 10;
  /** 8 pt. */
  const LEAST_PX = 10.6;
  const findings: Finding[] = [];
  const tooWide = document.documentElement.scrollWidth - innerWidth;
  if (tooWide > 0) findings.push({ expected: 'no wider than a sheet', found: `the page is ${tooWide} px wider` });
  const isWhole = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).breakInside === 'avoid' || isWhole(element.parentElement));
  for (const element of document.querySelectorAll('main :is(tbody tr, h2, h3, li:has(h3))')) {
    const isHeading = /^h/.test(element.localName);
    const isKept = isWhole(element) || (isHeading && getComputedStyle(element).breakAfter === 'avoid');
    if (isKept || !element.checkVisibility()) continue;
    const expected = isHeading ? 'a heading that does not end a sheet' : 'a row or card that no sheet cuts in two';
    findings.push({ expected, found: inPage.name(element) });
  }
  for (const row of document.querySelectorAll('main tbody tr:first-child')) {
    if (!row.checkVisibility() || getComputedStyle(row).display === 'table-row') continue;
    const caption = row.closest('table')?.caption?.textContent;
    findings.push({ expected: 'a table in columns', found: `table "${caption}" in "${inPage.region(row)}"` });
  }
  for (const link of document.querySelectorAll('main :is(a[href^="/"], a[href^="#"])')) {
    const { content } = getComputedStyle(link, '::after');
    if (/^(?:none|normal|"")$/.test(content)) continue;
    findings.push({
      expected: 'a path within the site stays on the screen',
      found: `${inPage.name(link)}: ${content}`,
    });
  }
  const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
  const [title, ...headings] = [...document.querySelectorAll('h1, main :is(h2, h3)')].filter((one) =>
    one.checkVisibility(),
  );
  for (const heading of headings.filter((one) => title && sizeOf(one) >= sizeOf(title))) {
    findings.push({ expected: 'smaller than the heading of the page', found: inPage.name(heading) });
  }
  const small = inPage
    .pieces(document.body)
    .filter((piece) => inPage.isSeen(piece))
    .filter(({ element }) => sizeOf(element) < LEAST_PX);
  for (const { element } of small) {
    findings.push({ expected: 'letters of 8 pt and more', found: `${inPage.name(element)}: ${sizeOf(element)} px` });
  }
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const margins = rules
    .filter((rule) => rule instanceof CSSPageRule)
    .flatMap(({ style }) => ['top', 'right', 'bottom', 'left'].map((side) => style.getPropertyValue(`margin-${side}`)));
  const isWide = (margin: string) => margin.endsWith('mm') && Number.parseFloat(margin) >= LEAST_MARGIN_MM;
  if (margins.length === 0 || !margins.every(isWide)) {
    findings.push({ expected: `sheets with margins of ${LEAST_MARGIN_MM} mm and more`, found: margins.join(' ') });
  }
  return findings;
}

/** What of `texts` the sheets lack. */
function missingFrom(sheets: string[], texts: string[], expected: string): Finding[] {
  const text = plain(sheets.join(' '));
  return texts
    .filter((piece) => !text.includes(plain(piece.replace(/ in "[^"]*"$/, ''))))
    .map((found) => ({ expected, found }));
}

/** Prints the page from a wide window: what is seen there is on paper, and the sheets keep their rules. */
export async function checkPaper(page: Page, { notes, path }: Seen): Promise<Finding[]> {
  const texts = await page.evaluate(wanted, NOT_ON_PAPER.join(', '));
  notes.set('paper', texts);
  const sheets = await printed(page);
  const findings = missingFrom(sheets, texts, 'it is on paper too');
  if (/\/(programPricing|feestructure)$/.test(path) && (sheets.length > 1 || !/\+27[ \d]+/.test(sheets.join()))) {
    findings.push({ expected: 'the fees print on one sheet, with whom to ask', found: sheets.join(' ¶ ').slice(-240) });
  }
  const name = (await page.locator('header a b').first().textContent()) ?? '';
  if (!plain(sheets[0] ?? '').startsWith(plain(name))) {
    findings.push({ expected: 'paper begins with the centre’s name', found: sheets[0]?.slice(0, 40) ?? 'no sheet' });
  }
  const size = page.viewportSize();
  // In light colours, whatever the visitor's are: that is how browsers print.
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.setViewportSize({ width: SHEET, height: 900 });
  findings.push(...(await page.evaluate(brokenSheets)), ...(await checkInk(page)));
  await page.emulateMedia({ media: null });
  if (size) await page.setViewportSize(size);
  const isProgramme = (await page.locator('aside[aria-label="Key facts"]').count()) > 0;
  if (!isProgramme) return findings;
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const apply = await page.locator('header a', { hasText: 'Join Now' }).first().getAttribute('href');
  return [...findings, ...checkProgramme(sheets, heading.replaceAll(/\s+/g, ' '), new URL(apply ?? '').host)];
}

/** Prints the page from a small screen, where parts are collapsed: the paper has all that the wide page prints. */
export async function checkSmallPaper(page: Page, { notes }: Seen): Promise<Finding[]> {
  const texts = (notes.get('paper') ?? []) as string[];
  return missingFrom(await printed(page), texts, 'it is on paper too, printed from a small screen');
}
