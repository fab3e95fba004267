/** One page as a visitor with a screen reader meets it: read on, by headings, by landmarks, by the Tab key. */
import type { Page } from '@playwright/test';
import { load } from '../../a11y/page';
import { expectOf } from './expected';
import type { Phrase } from './phrases';
import type { Station } from './station';
import { type Hearing, hearTwice, type Section } from './transcript';

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

async function readOn({ keys, orca }: Station): Promise<string[][]> {
  await orca.hear(() => keys.press('ctrl+Home'));
  const said = await orca.hear(() => keys.press('KP_Add'), { silence: READING });
  return said.map((utterance) => [utterance]);
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

/** Goes from stop to stop, and stays in the page: from the browser's own buttons no key would come back to it. */
async function goThroughStops({ page, keys, orca }: Station): Promise<string[][]> {
  const said = [await orca.hear(() => keys.press('ctrl+Home'))];
  const known = new Set<string>();
  for (let at = await focused(page); !at.isLast && !known.has(at.stop); at = await focused(page)) {
    known.add(at.stop);
    said.push(await orca.hear(() => keys.press('Tab')));
  }
  return said;
}

/** Reads the page at `path` in every way. */
export async function readRoute(station: Station, path: string): Promise<Hearing[]> {
  const arrived = await hearTwice(async () => [await arrive(station, path)]);
  const { mainHeading, ...expected } = await expectOf(station.page);
  const part = (title: string, expectedThere: Phrase[], perform: () => Promise<string[][]>) =>
    hearTwice(async () => [{ title, said: await perform(), expected: expectedThere }]);
  return [
    arrived,
    await part('Read on', [...mainHeading, ...expected.readOn], () => readOn(station)),
    await part('Headings', mainHeading, () => jump(station, 'h')),
    await part('Landmarks', expected.landmarks, () => jump(station, 'm')),
    await part('Tab', expected.stops, () => goThroughStops(station)),
  ];
}
