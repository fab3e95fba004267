/** The printed page has all content of the screen, closed answers included. */
import type { Page } from '@playwright/test';
import { printed } from '../../support/paper';
import type { Finding } from '../finding';
import type { SceneView } from '../visit';
import { checkInk } from './contrast';

/** Selector of a programme's page, which has its own layout for print. */
const PROGRAMME = 'main:has([data-part="facts"])';

/** Parts that paper does not need, or that only work on a screen. */
const NOT_ON_PAPER = [
  // Bars, footer and floating buttons, which only have links.
  'header, footer, [data-part="promotion"], [data-part="help"], [data-part="apply"]',
  // Controls and the texts about them, except toggle buttons, which a reader can tick by hand.
  'button:not([aria-pressed]), a[download], fieldset, nav, :has(> fieldset)',
  `${PROGRAMME} [role="status"], ${PROGRAMME} [role="status"] + details`,
  // The home page's line of code works only when pressed; the caption of careers' drawing says nothing alone.
  'main figure:has(> code), main figure:has(> svg)',
  // The planner works only when pressed; each of its plans has its own button to print (S1-84).
  '[data-part="planner"]',
  // Buttons whose address and telephone are in the line below; links to other pages.
  'div:has(> h2) > div:has(+ ul a[href^="tel:"]), div:has(> a[href^="/"]:first-child > svg)',
  // The words beside the arrow of a card, which only repeat its link.
  'main li > span[aria-hidden="true"]',
  // The marked task, which the page about the learning process prints.
  `${PROGRAMME} :has(> div > div > [data-view])`,
  // On a sheet, tables are stacked: cells have labels instead of column headers.
  'thead',
  // The next step of a row of fees or dates.
  'td:last-child:has([href*="programme="], [href^="mailto:"])',
  // A message about an upcoming programme, which only a screen can open, with the band that offers it, and the page that
  // tells of the open lesson.
  `${PROGRAMME} a:is([href*="subject=Tell"], [href$="#free-trial"]), :has(> h2 ~ div > [href*="subject=Tell"])`,
  // The closing band, with calls and links.
  'main > section:last-of-type',
  // Pictures of content that is also text.
  '[data-part="window"], [data-part="certificate-preview"]',
  // Examples: without the window, their words would promise a picture.
  `${PROGRAMME} figure:has([data-part="window"]), :has(> div > [data-part="window"])`,
  // The next intakes and the contact: the facts and the last line have them.
  `${PROGRAMME} div:has(> div > table time), ${PROGRAMME} div:has(> ul a[href^="tel:"])`,
];

/** Only letters and digits, because paper breaks lines and words in other places. */
const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Every text of the page area that must be printed. Runs in the page. */
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

/** The line that ends a sheet: whose it is, with both numbers, and whom to ask. */
const CONTACT = / · \D+ \d{4}\/FET07\/\d+ .*\S+@\S+ · \+27[ \d]+ · https:\/\/\S+\/\S+/;

/** Content that a programme's sheets lack, and controls that they should not have. */
function checkProgramme(sheets: string[], heading: string, host: string): Finding[] {
  const text = sheets.join(' ');
  const isUpcoming = text.includes('Coming Soon');
  const findings: Finding[] = [];
  const expect = (expected: string, isMet: boolean, found: string) => {
    if (!isMet) findings.push({ expected, found });
  };
  // The sample's texts need two sheets; the centre's sentences may need a third.
  expect('a programme prints on three sheets at most', sheets.length <= 3, `${sheets.length} sheets`);
  const last = sheets.at(-1) ?? '';
  expect('its last sheet says whose it is and whom to ask', CONTACT.test(last), last.slice(-240));
  for (const wanted of [heading, 'Duration', 'Questions about this programme']) {
    expect('a programme has it on paper', text.includes(wanted), wanted);
  }
  const ways = [plain(text).includes(plain(host)), /R\d/.test(text)];
  expect('address of the application and price, unless it is to come', !ways.includes(isUpcoming), ways.join(', '));
  for (const word of ['You might also look at', 'Download', 'Add to calendar', 'Next step']) {
    expect('what can only be pressed stays on the screen', !text.includes(word), word);
  }
  return findings;
}

/** Width of a sheet of A4 without its margins, in px. */
const SHEET = 688;

/** Faults of layout in print, such as small text. Runs in the page, in print media. */
function brokenSheets(): Finding[] {
  const LEAST_MARGIN_MM = 10;
  /** 8 pt. */
  const LEAST_PX = 10.6;
  const findings: Finding[] = [];
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const tooWide = document.documentElement.scrollWidth - innerWidth;
  if (tooWide > 0) findings.push({ expected: 'no wider than a sheet', found: `the page is ${tooWide} px wider` });
  for (const element of document.querySelectorAll(':is(aside, footer, nav, button):not(main *)')) {
    if (!element.checkVisibility()) continue;
    findings.push({ expected: 'bars, footer and what floats stay on the screen', found: inPage.name(element) });
  }
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
  for (const day of document.querySelectorAll('main td time')) {
    if (day.getClientRects().length < 2) continue;
    findings.push({ expected: 'a date on one line', found: `${day.textContent} in "${inPage.region(day)}"` });
  }
  for (const cell of document.querySelectorAll('main tbody td')) {
    const header = cell.closest('tr')?.querySelector('th');
    if (!header || !cell.checkVisibility() || sizeOf(cell) <= sizeOf(header)) continue;
    findings.push({ expected: 'a row of one size of letters', found: inPage.name(cell) });
  }
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

/** Texts that the sheets lack. */
function missingFrom(sheets: string[], texts: string[], expected: string): Finding[] {
  const text = plain(sheets.join(' '));
  return texts
    .filter((piece) => !text.includes(plain(piece.replace(/ in "[^"]*"$/, ''))))
    .map((found) => ({ expected, found }));
}

/** Headings, alone or first of a block, and the first text after it. Runs in the page, in print media. */
function beginnings(): [head: string, next: string][] {
  const textsOf = (element: Element) =>
    inPage
      .pieces(element)
      .filter(inPage.isSeen)
      .map(({ text }) => text);
  return [...document.querySelectorAll('main :is(h2, div:has(> h2)):has(+ *)')]
    .map((head): [string, string] => [textsOf(head)[0] ?? '', textsOf(head.nextElementSibling ?? head)[0] ?? ''])
    .filter(([head, next]) => head !== '' && next !== '');
}

/** Prints the page from a wide window: all visible text is printed, and the layout of the sheets is right. */
export async function checkPaper(page: Page, { notes, path }: SceneView): Promise<Finding[]> {
  const texts = await page.evaluate(wanted, NOT_ON_PAPER.join(', '));
  notes.set('paper', texts);
  const sheets = await printed(page);
  const findings = missingFrom(sheets, texts, 'it is on paper too');
  if (/\/(programPricing|feestructure)$/.test(path) && (sheets.length > 1 || !CONTACT.test(sheets.join()))) {
    findings.push({
      expected: 'the fees print on one sheet, which ends with whose they are and whom to ask',
      found: sheets.join(' ¶ ').slice(-240),
    });
  }
  const name = (await page.locator('header a b').first().textContent()) ?? '';
  if (!plain(sheets[0] ?? '').startsWith(plain(name))) {
    findings.push({ expected: 'paper begins with the centre’s name', found: sheets[0]?.slice(0, 40) ?? 'no sheet' });
  }
  const size = page.viewportSize();
  // In light colours, because browsers always print in these.
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.setViewportSize({ width: SHEET, height: 900 });
  findings.push(...(await page.evaluate(brokenSheets)), ...(await checkInk(page)));
  const heads = await page.evaluate(beginnings);
  await page.emulateMedia({ media: null });
  if (size) await page.setViewportSize(size);
  for (const [head, next] of heads) {
    if (sheets.map(plain).some((text) => text.includes(plain(head)) && text.includes(plain(next)))) continue;
    findings.push({ expected: 'a heading on the sheet of its content', found: head });
  }
  const isProgramme = (await page.locator('[data-part="facts"]').count()) > 0;
  if (!isProgramme) return findings;
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const apply = await page.locator('header a', { hasText: 'Join Now' }).first().getAttribute('href');
  return [...findings, ...checkProgramme(sheets, heading.replaceAll(/\s+/g, ' '), new URL(apply ?? '').host)];
}

/** Prints the page from a small screen, where parts are collapsed: the text is that of the wide page. */
export async function checkSmallPaper(page: Page, { notes }: SceneView): Promise<Finding[]> {
  const texts = (notes.get('paper') ?? []) as string[];
  return missingFrom(await printed(page), texts, 'it is on paper too, printed from a small screen');
}
