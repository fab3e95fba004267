// Documents over a slow connection, which arrive in pieces.
import { readFileSync } from 'node:fs';
import { expect, test } from '../../../spec/support/browser/site';
import { documentPaths } from '../../../spec/support/paths';

/** Widths in px: two phones, a tablet, a laptop and a wide screen. */
const WIDTHS = [320, 390, 768, 1280, 1920];
/** Height of the windows, in px. */
const HEIGHT = 900;
/** Layout shift score of one part; a whole page may have 0.02. */
const LARGEST_SHIFT = 0.01;

/** The document of `path` without its scripts: `first` is its first band, `pieces` may end anywhere. */
function cutUp(path: string): { first: string; pieces: string[]; floating: string[] } {
  const document = readFileSync(`dist-fixture${path === '/' ? '/index' : path}.html`, 'utf8').replaceAll(
    /<script[^>]*\ssrc=[^>]*><\/script>|<meta http-equiv[^>]*>/g,
    '',
  );
  const band = document.indexOf('</section>', document.indexOf('</h1>'));
  // Three facts belong to the home page's first view as well.
  const end = path === '/' ? document.indexOf('</ul>', band) : band;
  const floating = document.lastIndexOf('<aside');
  expect(end).toBeGreaterThan(0);
  expect(floating).toBeGreaterThan(end);
  const cut = (part: string, characters: number) => part.match(new RegExp(`.{1,${characters}}`, 'gs')) ?? [];
  return {
    first: document.slice(0, end),
    pieces: cut(document.slice(end, floating), 400),
    floating: cut(document.slice(floating), 40),
  };
}

interface Arrival extends ReturnType<typeof cutUp> {
  widths: number[];
  /** px */
  height: number;
}

/** Writes a document into windows of all `widths`, one piece a frame. Returns a line for each part that moved. */
async function moved({ first, pieces, floating, widths, height }: Arrival): Promise<string[]> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const found: string[] = [];
  const documents = widths.map((width) => {
    const frame = document.createElement('iframe');
    frame.width = `${width}`;
    document.body.append(frame);
    const view = frame.contentWindow as Window & typeof globalThis;
    view.document.open();
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as (PerformanceEntry & {
        value: number;
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const what = `${node?.nodeName.toLowerCase()} "${node?.textContent?.trim().slice(0, 40)}"`;
          found.push(`at ${width} px ${what} from ${from.x}, ${from.y} to ${to.x}, ${to.y}: ${value.toFixed(5)}`);
        }
      }
    };
    const observer = new view.PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    return { document: view.document, note, observer };
  });
  const write = async (piece: string) => {
    for (const { document: written } of documents) written.write(piece);
    await drawn();
  };
  await write(first);
  // Later pieces are more than a window below the visible one, and move nothing in it.
  const isFilled = () => documents.every(({ document: { body } }) => body.scrollHeight > 2 * height);
  while (pieces.length > 0 && !isFilled()) await write(pieces.shift() ?? '');
  for (const piece of [pieces.join(''), ...floating]) await write(piece);
  for (const { document: written } of documents) written.close();
  await drawn();
  await drawn();
  for (const { note, observer } of documents) note(observer.takeRecords());
  return found;
}

for (const path of [...documentPaths, '/404']) {
  test(`no part of ${path} moves as it arrives, at any width`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS.reduce((sum, width) => sum + width), height: HEIGHT });
    await page.route('/windows', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><style>body{display:flex;margin:0}iframe{flex:none;height:100vh;border:0}</style>',
      }),
    );
    await page.goto('/windows');
    const lines = await page.evaluate(moved, { ...cutUp(path), widths: WIDTHS, height: HEIGHT });
    expect(lines.filter((line) => Number(line.split(': ').at(-1)) >= LARGEST_SHIFT)).toEqual([]);
  });
}
