/** One page as a visitor with a screen reader meets it: read on, by headings, by landmarks, by the Tab key. */
import type { Page } from '@playwright/test';
import { checkStructure, type Outline } from '../checks/structure';
import { load } from '../page';
import type { Phrase } from './phrases';
import type { Station } from './station';
import { hearTwice, type Section } from './transcript';

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
const AT_THE_END = /^Wrapping to top/;
/** More headings or landmarks than any page has. */
const LIMIT = 200;

/** ms of silence after a page has loaded, and between two sentences of a page that is read on. */
const LOADED = 1200;
const READING = 2500;

/** Loads `path` and says what Orca said to it: the title, at least. */
export async function arrive({ page, orca, baseURL }: Station, path: string): Promise<Section> {
  const said = await orca.hear(() => load(page, path, baseURL), { silence: LOADED });
  return { title: 'Arrive', said: [said], expected: [{ text: await page.title() }] };
}

const mainHeading = ({ headings }: Outline): Phrase[] =>
  headings.filter(({ level }) => level === 1).map(({ text }) => ({ text: `${text} heading level 1` }));

/** An upcoming programme is shown with these words, and they are not left to a picture or a colour. */
async function comingSoon(page: Page): Promise<Phrase[]> {
  const badge = page.getByRole('main').getByText('Coming Soon').filter({ visible: true });
  return (await badge.count()) > 0 ? [{ text: 'Coming Soon' }] : [];
}

async function readOn({ page, keys, orca }: Station, outline: Outline): Promise<Section> {
  await orca.hear(() => keys.press('ctrl+Home'));
  const said = await orca.hear(() => keys.press('KP_Add'), { silence: READING });
  const landmarks = outline.landmarks.map(
    ({ role, name }): Phrase => ({ text: `${ROLES[role] ?? role} ${name}`.trim(), isWhole: true }),
  );
  return {
    title: 'Read on',
    said: said.map((utterance) => [utterance]),
    expected: [...mainHeading(outline), ...landmarks, ...(await comingSoon(page))],
  };
}

/** Jumps from one to the next of its kind, from the top of the page until Orca says that it begins anew, or nothing. */
async function jump({ keys, orca }: Station, key: string): Promise<string[][]> {
  await orca.hear(() => keys.press('ctrl+Home'));
  const said: string[][] = [];
  while (said.length < LIMIT) {
    const answer = await orca.hear(() => keys.press(key));
    if (answer.length === 0 || answer.some((utterance) => AT_THE_END.test(utterance))) break;
    said.push(answer);
  }
  return said;
}

/** Where the focus is, and whether Tab would leave the page from there. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    const stop = activeElement && activeElement !== body ? audit.selector(activeElement) : '';
    return { stop, isLast: activeElement === audit.tabbable().at(-1) };
  });

const nameOfLastStop = (page: Page) =>
  page.evaluate(() => {
    const last = audit.tabbable().at(-1);
    return last?.getAttribute('aria-label') ?? last?.textContent ?? '';
  });

/** Goes from stop to stop, and stays in the page: from the browser's own buttons no key would come back to it. */
async function goThroughStops({ page, keys, orca }: Station): Promise<Section> {
  const said = [await orca.hear(() => keys.press('ctrl+Home'))];
  const known = new Set<string>();
  for (let at = await focused(page); !at.isLast && !known.has(at.stop); at = await focused(page)) {
    known.add(at.stop);
    said.push(await orca.hear(() => keys.press('Tab')));
  }
  return { title: 'Tab', said, expected: [{ text: 'Skip to main content' }, { text: await nameOfLastStop(page) }] };
}

/** Reads the page at `path` in every way. */
export async function readRoute(station: Station, path: string) {
  const arrived = await hearTwice(async () => [await arrive(station, path)]);
  const { outline } = await checkStructure(station.page);
  const names = outline.landmarks.filter(({ name }) => name !== '').map(({ name }): Phrase => ({ text: name }));
  return [
    arrived,
    await hearTwice(async () => [await readOn(station, outline)]),
    await hearTwice(async () => [
      { title: 'Headings', said: await jump(station, 'h'), expected: mainHeading(outline) },
    ]),
    await hearTwice(async () => [{ title: 'Landmarks', said: await jump(station, 'm'), expected: names }]),
    await hearTwice(async () => [await goThroughStops(station)]),
  ];
}
