/** What a page should be heard to say, asked of the page itself. */
import type { Locator, Page } from '@playwright/test';
import { checkStructure } from '../../a11y/checks/structure';
import type { Phrase } from './phrases';

export interface Expected {
  mainHeading: Phrase[];
  /** When the page is read on: the landmarks, each fact of a programme, and that one is upcoming. */
  readOn: Phrase[];
  /** When a visitor jumps from landmark to landmark. */
  landmarks: Phrase[];
  /** The page's first stop of the Tab key, and its last. */
  stops: Phrase[];
}

/** Orca's words for the roles of landmarks. */
const ROLES: Record<string, string> = {
  banner: 'banner',
  complementary: 'complementary content',
  contentinfo: 'information',
  form: 'form',
  main: 'main content',
  navigation: 'navigation',
  region: 'region',
  search: 'search',
};

/** The name of the link that a landmark begins with; none where it begins with something else. */
const linkAtStart = (landmark: Locator) =>
  landmark.evaluate((element) => {
    const link = element.querySelector('a[href], button, input, summary');
    if (!link?.matches('a')) return undefined;
    const before = document.createRange();
    before.setStart(element, 0);
    before.setEndBefore(link);
    return before.toString().trim() === '' ? (link.getAttribute('aria-label') ?? link.textContent) : undefined;
  });

/**
 * Orca says role and name of what it comes into, but not when it comes upon a link: a landmark that begins with one is
 * known by that link when a visitor jumps to it.
 */
async function expectedLandmarks(page: Page, landmarks: { role: string; name: string }[]) {
  const readOn: Phrase[] = [];
  const jumped: Phrase[] = [];
  for (const { role, name } of landmarks) {
    const landmark = page.getByRole(role as 'main', name === '' ? {} : { name, exact: true }).first();
    const link = await linkAtStart(landmark);
    if (!link) readOn.push({ text: `${ROLES[role] ?? role} ${name}`.trim(), isWhole: true });
    if (name !== '') jumped.push(link ? { text: name, or: link } : { text: name });
    else if (link) jumped.push({ text: link });
  }
  return { readOn, jumped };
}

/** An upcoming programme is shown with these words, and they are not left to a picture or a colour. */
async function comingSoon(page: Page): Promise<Phrase[]> {
  const badge = page.getByRole('main').getByText('Coming Soon').filter({ visible: true });
  return (await badge.count()) > 0 ? [{ text: 'Coming Soon' }] : [];
}

/** What stands in the page's lists of facts beside each name: a programme's next intake is one. */
async function facts(page: Page): Promise<Phrase[]> {
  const values = await page.getByRole('main').getByRole('definition').allInnerTexts();
  return values.map((text) => ({ text }));
}

const nameOfLastStop = (page: Page) =>
  page.evaluate(() => {
    const last = audit.tabbable().at(-1);
    return last?.getAttribute('aria-label') ?? last?.textContent ?? '';
  });

/** Reads off the page that is open what should be heard there. */
export async function expectOf(page: Page): Promise<Expected> {
  const { outline } = await checkStructure(page);
  const { readOn, jumped } = await expectedLandmarks(page, outline.landmarks);
  return {
    mainHeading: outline.headings
      .filter(({ level }) => level === 1)
      .map(({ text }) => ({ text: `${text} heading level 1` })),
    readOn: [...readOn, ...(await facts(page)), ...(await comingSoon(page))],
    landmarks: jumped,
    stops: [{ text: 'Skip to main content' }, { text: await nameOfLastStop(page) }],
  };
}
