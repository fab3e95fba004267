/** Reads one page with a screen reader: from the top, by headings, by landmarks, by the Tab key. */
import { load } from '../../a11y/support/page';
import { expectOf } from './expected';
import type { Phrase } from './phrases';
import { type Hearing, hearTwice, type Section } from './transcript';
import type { Visitor } from './visitor';

const AT_THE_END = /^Wrapping to top/;
/** Limit of jumps: more headings or landmarks than any page has. */
const LIMIT = 200;

/** Silence in ms that ends the speech after a page load, and while a page is read continuously. */
const LOADED = 1200;
const READING = 2500;

/** Loads `path`, and returns Orca's speech: at least the title. */
export async function arrive({ page, orca }: Visitor, path: string): Promise<Section> {
  const said = await orca.hear(() => load(page, path), LOADED);
  return { title: 'Arrive', said: [said], expected: [{ text: await page.title() }] };
}

async function readOn({ press, orca }: Visitor): Promise<string[][]> {
  await orca.hear(() => press('ctrl+Home'));
  const said = await orca.hear(() => press('KP_Add'), READING);
  return said.map((utterance) => [utterance]);
}

/** Presses `key` from the top on, to jump to each heading or landmark, until Orca starts again or is silent. */
async function jump({ press, orca }: Visitor, key: string): Promise<string[][]> {
  await orca.hear(() => press('ctrl+Home'));
  const said: string[][] = [];
  while (said.length < LIMIT) {
    const answer = await orca.hear(() => press(key));
    if (answer.length === 0 || answer.some((utterance) => AT_THE_END.test(utterance))) break;
    said.push(answer);
  }
  return said;
}

/** Presses Tab from stop to stop within the page, because no key leads back from the browser's own buttons. */
async function goThroughStops({ page, press, orca }: Visitor): Promise<string[][]> {
  const said = [await orca.hear(() => press('ctrl+Home'))];
  const stops = await page.evaluate(() => audit.tabbable().length);
  while (said.length <= stops) said.push(await orca.hear(() => press('Tab')));
  return said;
}

/** Reads the page at `path` in every way. */
export async function readRoute(visitor: Visitor, path: string): Promise<Hearing[]> {
  const arrived = await hearTwice(async () => [await arrive(visitor, path)]);
  const { mainHeading, ...expected } = await expectOf(visitor.page);
  const part = (title: string, expectedThere: Phrase[], perform: () => Promise<string[][]>) =>
    hearTwice(async () => [{ title, said: await perform(), expected: expectedThere }]);
  return [
    arrived,
    await part('Read on', [...mainHeading, ...expected.readOn], () => readOn(visitor)),
    await part('Headings', mainHeading, () => jump(visitor, 'h')),
    await part('Landmarks', expected.landmarks, () => jump(visitor, 'm')),
    await part('Tab', expected.stops, () => goThroughStops(visitor)),
  ];
}
