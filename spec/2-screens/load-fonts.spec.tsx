import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMON, RARE } from '../../src/catalogue/characters';
import { loadFonts } from '../../src/client/loadFonts';

interface Font {
  family: string;
  source: string;
  weight: string | undefined;
  range: string | undefined;
  status: 'unloaded' | 'loaded' | 'error';
  arrive: (isThere: boolean) => void;
}
const asked: Font[] = [];
const shown: string[] = [];
/** Fonts that a browser fetches only for a letter of the page. */
const offered: string[] = [];
let offeredRange: string | undefined;

beforeEach(() => {
  asked.length = 0;
  shown.length = 0;
  offered.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'FontFace',
    class implements Font {
      status: Font['status'] = 'unloaded';
      arrive = (_isThere: boolean) => {};
      weight: string | undefined;
      range: string | undefined;
      constructor(
        public family: string,
        public source: string,
        { weight, unicodeRange }: FontFaceDescriptors,
      ) {
        this.weight = weight;
        this.range = unicodeRange;
        offeredRange = unicodeRange ?? offeredRange;
      }
      load() {
        asked.push(this);
        return new Promise<void>((resolve, reject) => {
          this.arrive = (isThere) => {
            this.status = isThere ? 'loaded' : 'error';
            if (isThere) resolve();
            else reject(new Error('gone'));
          };
        });
      }
    },
  );
  Object.assign(document, {
    fonts: { add: ({ family, range }: Font) => (range ? offered : shown).push(family) },
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the fonts', () => {
  it('S1-20 are asked for together, and shown together once both are there', async () => {
    const settled = loadFonts();
    expect(asked.map(({ family }) => family)).toEqual(['Atkinson Hyperlegible Next', 'Bricolage Grotesque']);
    asked[0]?.arrive(true);
    await Promise.resolve();
    expect(shown).toEqual([]);
    asked[1]?.arrive(true);
    await settled;
    expect(shown).toEqual(['Atkinson Hyperlegible Next', 'Bricolage Grotesque']);
  });

  it('S1-20 are not shown before the page may change', async () => {
    let allow = () => {};
    const settled = loadFonts(new Promise<void>((resolve) => (allow = resolve)));
    for (const font of asked) font.arrive(true);
    await new Promise(setImmediate);
    expect(shown).toEqual([]);
    allow();
    await settled;
    expect(shown).toHaveLength(2);
  });

  it('S1-20 each font is its own file, for the weights that the site has', () => {
    void loadFonts();
    expect(asked.map(({ source, weight }) => [source.replace(/^url\(.*\/|-[\w-]{7}(?=\.)/g, ''), weight])).toEqual([
      ['atkinson-hyperlegible-next.woff2)', '400 700'],
      ['bricolage-grotesque.woff2)', '700 800'],
    ]);
  });

  it('S1-20 rarer letters are offered once both are shown, and asked for by nobody', async () => {
    const settled = loadFonts();
    for (const font of asked) font.arrive(true);
    expect(offered).toEqual([]);
    await settled;
    expect(offered).toEqual(['Atkinson Hyperlegible Next', 'Atkinson Hyperlegible Next', 'Bricolage Grotesque']);
    expect(asked).toHaveLength(2);
  });

  it('S1-20 the range of rarer letters has each of them, and no common one', async () => {
    const settled = loadFonts();
    for (const font of asked) font.arrive(true);
    await settled;
    const ranges = [...(offeredRange ?? '').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
    );
    const isIn = (letter: string) =>
      ranges.some(([from = 0, to = 0]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to);
    expect([...RARE].filter((letter) => !isIn(letter))).toEqual([]);
    expect([...COMMON].filter(isIn)).toEqual([]);
  });

  it('S1-20 a font that does not arrive leaves its fallback font', async () => {
    const settled = loadFonts();
    asked[0]?.arrive(false);
    asked[1]?.arrive(true);
    await settled;
    expect(shown).toEqual(['Bricolage Grotesque']);
  });

  it.each([
    ['who saves data', { saveData: true }],
    ['on a slow connection', { saveData: false, effectiveType: '2g' }],
    ['on the slowest connection', { effectiveType: 'slow-2g' }],
  ])('S1-20 are not asked for by a visitor %s', async (_name, connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    // Not awaited, because these fonts never arrive.
    void loadFonts();
    expect(asked.map(({ family }) => family)).toEqual([]);
  });

  it('S1-20 are not fetched for a visitor who asks for less data', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' }));
    void loadFonts();
    expect(asked.map(({ family }) => family)).toEqual([]);
  });

  it.each([[{}], [{ saveData: false, effectiveType: '3g' }], [{ effectiveType: '4g' }]])(
    'S1-20 are asked for on any other connection: %j',
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      void loadFonts();
      expect(asked).toHaveLength(2);
    },
  );
});
