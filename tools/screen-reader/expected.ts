/** Phrases that a screen reader should say, read from the page. */
import type { Page } from '@playwright/test';
import { checkStructure } from '../../a11y/support/checks/structure';
import type { Phrase } from './phrases';

/** Orca's own words for some roles of landmarks. */
const ROLES: Record<string, string> = {
  complementary: 'complementary content',
  contentinfo: 'information',
  main: 'main content',
};

/** Runs in the page. `true` if a landmark begins with a link: Orca then says the link instead of role and name. */
function beginsWithLink(element: Element): boolean {
  const link = element.querySelector('a[href], button, input, summary');
  if (!link?.matches('a')) return false;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEndBefore(link);
  return before.toString().trim() === '';
}

/** Phrases that the open page should make Orca say. */
export async function expectOf(
  page: Page,
): Promise<Record<'mainHeading' | 'readOn' | 'landmarks' | 'stops', Phrase[]>> {
  const { outline } = await checkStructure(page);
  const entered: typeof outline.landmarks = [];
  for (const { role, name } of outline.landmarks) {
    const landmark = page.getByRole(role as 'main', name === '' ? {} : { name, exact: true }).first();
    if (!(await landmark.evaluate(beginsWithLink))) entered.push({ role, name });
  }
  const main = page.getByRole('main');
  const facts = await main.getByRole('definition').allInnerTexts();
  const badges = await main.getByText('Coming Soon', { exact: true }).filter({ visible: true }).count();
  const last = await page.evaluate(() => {
    const stop = audit.tabbable().at(-1);
    return stop?.getAttribute('aria-label') ?? stop?.textContent ?? '';
  });
  return {
    mainHeading: outline.headings
      .filter(({ level }) => level === 1)
      .map(({ text }) => ({ text: `${text} heading level 1` })),
    readOn: [
      ...entered.map(({ role, name }) => ({ text: `${ROLES[role] ?? role} ${name}`.trim(), isWhole: true as const })),
      ...facts.map((text) => ({ text })),
      // The state of an upcoming programme is text, not only a picture or a colour.
      ...(badges > 0 ? [{ text: 'Coming Soon' }] : []),
    ],
    landmarks: entered.filter(({ name }) => name !== '').map(({ name }) => ({ text: name })),
    stops: [{ text: 'Skip to main content' }, { text: last }],
  };
}
