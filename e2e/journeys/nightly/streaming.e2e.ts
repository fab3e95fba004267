// Documents over a slow connection, which arrive in pieces.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { observeShifts, shiftOf } from '../../../spec/support/browser/layoutShift';
import { drawn, expect, test } from '../../../spec/support/browser/site';
import { documentPaths } from '../../../spec/support/paths';

/** The document in `file` over a slow connection: its bars at once, then the page's top in pieces. */
function piecesOf(file: string): string[] {
  // Latin 1 has one character for each byte.
  const document = readFileSync(file, 'latin1');
  const top = document.indexOf('<main');
  const cut = (from: number, to: number, bytes: number) =>
    document.slice(from, to).match(new RegExp(`[^]{1,${bytes}}`, 'g')) ?? [];
  return [
    document.slice(0, top),
    ...cut(top, top + 3_000, 100),
    ...cut(top + 3_000, top + 24_000, 500),
    ...cut(top + 24_000, document.length, 8000),
  ];
}

/** Serves the document in `file` a piece at a time, each on request. No other file arrives. */
async function serveInPieces(file: string) {
  const pieces = piecesOf(file);
  let send = (_piece: string) => {};
  const server = createServer((request, response) => {
    if (request.url !== '/page') {
      response.setHeader('Content-Type', 'text/javascript').end();
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8').flushHeaders();
    send = (piece) => response[pieces.length > 0 ? 'write' : 'end'](piece, 'latin1');
    sendNext();
  });
  const sendNext = () => send(pieces.shift() ?? '');
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/page`,
    sendNext,
    left: () => pieces.length,
    close: () => server.close(),
  };
}

for (const [file, path] of [
  ['index', '/'],
  ['about', '/about'],
  ['programs/AIDeveloper', '/programs/AIDeveloper'],
  ['programs/career-boosters', '/programs/career-boosters'],
  ['404', '/404'],
]) {
  test(`${path} hardly moves as it arrives a few bytes at a time`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await observeShifts(page);
    const document = await serveInPieces(`dist-fixture/${file}.html`);
    await page.goto(document.address, { waitUntil: 'commit' });
    while (document.left() > 0) {
      document.sendNext();
      await drawn(page);
    }
    await expect(page.getByRole('complementary', { name: 'Help' })).toBeVisible();
    document.close();
    // The home page's hero is centred, so each last line that arrives moves those above by half a line.
    expect(await shiftOf(page)).toBeLessThan(0.03);
  });
}

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
