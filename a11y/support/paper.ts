/** The printed page has all content of the screen, closed answers included, on sheets that can be read. */
import { printed } from '../../spec/support/browser/paper';
import { ofPage, rule } from './check';
import { inkContrast } from './contrast';
import type { Violation } from './model';

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
  // A message about an upcoming programme, which only a screen can open, with the band that offers it.
  `${PROGRAMME} a:is([href*="subject=Tell"], [href$="#free-trial"]), [data-part="last-call"]:has([href*="subject=Tell"])`,
  // The closing band, with calls and links.
  'main > section:last-of-type',
  // The drawing of the year, with its title: cards and tables have the same dates.
  '[aria-hidden="true"]:has([data-part="season"]), [data-part="season"], section:has([data-part="season"]) h2',
  // Pictures of content that is also text, and examples: without the window, their words would promise a picture.
  '[data-part="window"], [data-part="certificate-preview"]',
  `${PROGRAMME} figure:has([data-part="window"]), :has(> div > [data-part="window"])`,
  // The next intakes and the contact: the facts and the last line have them.
  `${PROGRAMME} div:has(> div > table time), ${PROGRAMME} div:has(> ul a[href^="tel:"])`,
];

/** Only letters and digits, because paper breaks lines and words in other places. */
const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Every text of the page area that must be printed, and answers of closed questions. Runs in the page. */
function wanted(leftOut: string): string[] {
  const main = document.querySelector('main');
  const answers = new Set(
    [...document.querySelectorAll('script[type="application/ld+json"]')]
      .flatMap((script) => JSON.parse(script.textContent ?? '')['@graph'])
      .flatMap((node) => (node['@type'] === 'FAQPage' ? node.mainEntity : []))
      .map((question) => question.acceptedAnswer.text.replaceAll(/\s+/g, ' ').trim()),
  );
  return (main ? inPage.pieces(main) : [])
    .filter((piece) => !piece.pseudo && !piece.element.closest(leftOut))
    .filter((piece) => inPage.isSeen(piece) || answers.has(piece.text))
    .map(({ text }) => text);
}

/** The line that ends a sheet: whose it is, with both numbers, and whom to ask. */
const CONTACT = / · \D+ \d{4}\/FET07\/\d+ .*\S+@\S+ · \+27[ \d]+ · https:\/\/\S+\/\S+/;

/** Width of a sheet of A4 without its margins, in px. */
const SHEET = 718;

/** Faults of layout in print, such as small text. Runs in the page, in print media. */
function brokenSheets(sheet: number): Violation[] {
  /** 7.5 pt. */
  const LEAST_PX = 10;
  const found: Violation[] = [];
  const expect = (message: string, places: Iterable<Element>) => {
    for (const place of places) if (place.checkVisibility()) found.push(inPage.fault(place, message));
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
  const isWhole = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).breakInside === 'avoid' || isWhole(element.parentElement));
  if (document.documentElement.scrollWidth > innerWidth) expect('the page is wider than a sheet', [document.body]);
  expect('bars, footer and what floats are printed', all(':is(aside, footer, nav, button):not(main *)'));
  expect(
    'a sheet may end in it, or after this heading',
    all('main :is(tbody tr, h2, h3, li:has(h3))').filter(
      (part) => !isWhole(part) && !(/^h/.test(part.localName) && getComputedStyle(part).breakAfter === 'avoid'),
    ),
  );
  // A table in half a sheet stacks, each cell under its label.
  expect(
    'the table is not in columns',
    all('main tbody tr:first-child').filter(
      (row) => getComputedStyle(row).display !== 'table-row' && row.getBoundingClientRect().width > sheet / 2,
    ),
  );
  expect(
    'a path within the site is printed',
    all('main :is(a[href^="/"], a[href^="#"])').filter(
      (link) => !/^(?:none|normal|"")$/.test(getComputedStyle(link, '::after').content),
    ),
  );
  expect(
    'a date breaks',
    all('main td time').filter((day) => day.getClientRects().length > 1),
  );
  const [title, ...headings] = all('h1, main :is(h2, h3)').filter((one) => one.checkVisibility());
  expect(
    'as large as the heading of the page',
    headings.filter((one) => title && sizeOf(one) >= sizeOf(title)),
  );
  const texts = inPage.pieces(document.body).filter((piece) => inPage.isSeen(piece));
  expect(
    'smaller than 7.5 pt',
    new Set(texts.flatMap(({ element }) => (sizeOf(element) < LEAST_PX && element.closest('main') ? element : []))),
  );
  const margins = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((one) => one instanceof CSSPageRule)
    .map(({ style }) => Number.parseFloat(style.getPropertyValue('margin-left')));
  if (margins.length === 0 || Math.min(...margins) < 10) expect(`margins of ${margins} mm`, [document.body]);
  return found;
}

/** Prints the page: all visible text is there, and the layout of the sheets is right. */
export const paper = rule(
  { rule: 'paper', title: 'Paper has the content of the screen, in letters and columns that can be read' },
  async (page) => {
    const texts = await page.evaluate(wanted, NOT_ON_PAPER.join(', '));
    const sheets = (await printed(page)).map((text) => ({ text, letters: plain(text) }));
    const whole = sheets.map(({ letters }) => letters).join('');
    const found = texts
      .filter((text) => !whole.includes(plain(text)))
      .map((text) => ofPage(`"${text}" is not on paper`));
    const size = page.viewportSize();
    // In light colours, because browsers always print in these.
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page.setViewportSize({ width: SHEET, height: 900 });
    found.push(...(await page.evaluate(brokenSheets, SHEET)), ...(await inkContrast(page)));
    await page.emulateMedia({ media: null });
    if (size) await page.setViewportSize(size);
    const name = (await page.locator('header a b').first().textContent()) ?? '';
    if (!sheets[0]?.letters.startsWith(plain(name))) found.push(ofPage('paper does not begin with the centre’s name'));
    const last = sheets.at(-1)?.text ?? '';
    const isOffer = (await page.locator('[data-part="facts"], [data-part="planner"]').count()) > 0;
    // The sample's texts need two sheets; the centre's sentences may need a third.
    if (isOffer && (sheets.length > 3 || !CONTACT.test(last)))
      found.push(ofPage(`${sheets.length} sheets, the last of which ends with "${last.slice(-240)}"`));
    return found;
  },
);
