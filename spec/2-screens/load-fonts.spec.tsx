import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMON, RARE } from '../../src/catalogue/characters';
import { loadFonts } from '../../src/client/loadFonts';

/** A stub, and the answers to its request. */
interface Font extends FontFaceDescriptors {
  name: string;
  status: 'unloaded' | 'loaded' | 'error';
  arrive: () => void;
  fail: () => void;
}
let asked: Font[];
/** Fonts of the page; those with a range are fetched only for a letter in it. */
let added: Font[];

const TEXT = 'Atkinson Hyperlegible Next: atkinson-hyperlegible-next.woff2, 400 700';
const HEADINGS = 'Bricolage Grotesque: bricolage-grotesque.woff2, 700 800';

beforeEach(() => {
  asked = [];
  added = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('FontFace', function face(this: Font, family: string, source: string, words: FontFaceDescriptors) {
    const file = source.replace(/^url\(.*\/|-[\w-]{7}(?=\.)|\)$/g, '');
    Object.assign(this, words, { name: `${family}: ${file}, ${words.weight}`, status: 'unloaded' });
    Object.assign(this, {
      load: () => {
        asked.push(this);
        return new Promise<void>((resolve, reject) => {
          this.arrive = () => resolve(void Object.assign(this, { status: 'loaded' }));
          this.fail = () => reject(Object.assign(this, { status: 'error' }));
        });
      },
    });
  });
  Object.assign(document, { fonts: { add: (font: Font) => added.push(font) } });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(navigator, 'connection');
});

const shown = () => added.filter(({ unicodeRange }) => !unicodeRange).map(({ name }) => name);

/** A visitor with this connection. */
function connect(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

describe('the fonts', () => {
  it('S1-20 are asked for together, and shown together once both are there and the page may change', async () => {
    let allow = () => {};
    const settled = loadFonts(new Promise<void>((resolve) => (allow = resolve)));
    expect(asked.map(({ name }) => name)).toEqual([TEXT, HEADINGS]);
    allow();
    asked[0]?.arrive();
    await new Promise(setImmediate);
    expect(added).toEqual([]);
    asked[1]?.arrive();
    await settled;
    expect(shown()).toEqual([TEXT, HEADINGS]);
  });

  it('S1-20 are not shown before the page may change', async () => {
    void loadFonts(new Promise(() => undefined));
    for (const font of asked) font.arrive();
    await new Promise(setImmediate);
    expect(added).toEqual([]);
  });

  it('S1-20 of rarer letters are offered with a range that has each of them, and no common one', async () => {
    const settled = loadFonts();
    for (const font of asked) font.arrive();
    await settled;
    const offered = added.filter(({ unicodeRange }) => unicodeRange);
    expect([offered.length, asked.length]).toEqual([3, 2]);
    const range = new Set(offered.map(({ unicodeRange }) => unicodeRange));
    expect(range.size).toBe(1);
    const spans = [...[...range].join().matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]);
    const isIn = (letter: string) =>
      spans.some(([from = 0, to = 0]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to);
    expect([...RARE].filter((letter) => !isIn(letter))).toEqual([]);
    expect([...COMMON].filter(isIn)).toEqual([]);
  });

  it('S1-20 that do not arrive leave their fallback fonts', async () => {
    const settled = loadFonts();
    asked[0]?.fail();
    asked[1]?.arrive();
    await settled;
    expect(shown()).toEqual([HEADINGS]);
  });

  it.each([
    [0, { saveData: true }],
    [0, { saveData: false, effectiveType: '2g' }],
    [0, { effectiveType: 'slow-2g' }],
    [2, {}],
    [2, { saveData: false, effectiveType: '3g' }],
  ])('S1-20 are %i on the connection %j', (count, connection) => {
    connect(connection);
    // Not awaited, because these fonts never arrive.
    void loadFonts();
    expect(asked).toHaveLength(count);
  });

  it('S1-20 are not fetched for a visitor who asks for less data', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' }));
    void loadFonts();
    expect(asked).toEqual([]);
  });
});
