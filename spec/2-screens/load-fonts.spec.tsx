import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isCached, loadFonts } from '../../src/client/loadFonts';

interface Face {
  family: string;
  source: string;
  weight: string | undefined;
  status: 'unloaded' | 'loaded' | 'error';
  arrive: (isThere: boolean) => void;
}
const asked: Face[] = [];
const shown: string[] = [];

beforeEach(() => {
  asked.length = 0;
  shown.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'FontFace',
    class implements Face {
      status: Face['status'] = 'unloaded';
      arrive = (_isThere: boolean) => {};
      weight: string | undefined;
      constructor(
        public family: string,
        public source: string,
        { weight }: FontFaceDescriptors,
      ) {
        this.weight = weight;
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
  Object.assign(document, { fonts: { add: ({ family }: Face) => shown.push(family) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(navigator, 'connection');
  delete document.documentElement.dataset.faces;
  document.body.replaceChildren();
});

const isSettled = () => document.documentElement.dataset.faces === '';

describe('the typefaces', () => {
  it('S1-20 are asked for together, and shown together once both are there', async () => {
    const settled = loadFonts();
    expect(asked.map(({ family }) => family)).toEqual(['Atkinson Hyperlegible Next', 'Bricolage Grotesque']);
    asked[0]?.arrive(true);
    await Promise.resolve();
    expect([shown, isSettled()]).toEqual([[], false]);
    asked[1]?.arrive(true);
    await settled;
    expect([shown, isSettled()]).toEqual([['Atkinson Hyperlegible Next', 'Bricolage Grotesque'], true]);
  });

  it('S1-20 each is its own file, for the weights that the site has', () => {
    void loadFonts();
    expect(asked.map(({ source, weight }) => [source.replace(/^url\(.*\/|-[\w-]{7}(?=\.)/g, ''), weight])).toEqual([
      ['atkinson-hyperlegible-next.woff2)', '400 700'],
      ['bricolage-grotesque.woff2)', '700 800'],
    ]);
  });

  it('S1-20 one that does not arrive leaves its stand-in, and the other is shown', async () => {
    const settled = loadFonts();
    asked[0]?.arrive(false);
    asked[1]?.arrive(true);
    await settled;
    expect([shown, isSettled()]).toEqual([['Bricolage Grotesque'], true]);
  });

  it.each([
    ['who saves data', { saveData: true }],
    ['on a slow connection', { saveData: false, effectiveType: '2g' }],
    ['on the slowest connection', { effectiveType: 'slow-2g' }],
  ])('S1-20 are not asked for by a visitor %s', async (_name, connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    await loadFonts();
    expect([asked, isSettled()]).toEqual([[], true]);
  });

  it('S1-20 are not asked for by a visitor whose settings ask for less data', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' }));
    await loadFonts();
    expect([asked, isSettled()]).toEqual([[], true]);
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

describe('the lines of what is in view', () => {
  const HIGH = 40;

  /** What the site sets between the letters of `element`: its own px, and em on top; nothing where it sets nothing. */
  function spaceOf({ style }: HTMLElement): [px: number, em: number] | undefined {
    const [, sign = '+', em, added] = /([-+]) ([\d.]+)em|([\d.]+)em \+/.exec(style.letterSpacing) ?? [];
    const space = em ?? added;
    return space
      ? [Number.parseFloat(/[\d.]+(?=px)/.exec(style.letterSpacing)?.[0] ?? ''), Number(sign + space)]
      : undefined;
  }

  /** A part that is 40 px high until the faces are shown, and then as `heightAt` says of its space between letters (em). */
  function part(heightAt: (em: number) => number, { tag = 'p', top = 10, bottom = 50, inside = document.body } = {}) {
    const element = document.createElement(tag);
    Object.defineProperty(element, 'offsetHeight', {
      get: () => (shown.length === 0 ? HIGH : heightAt(spaceOf(element)?.[1] ?? 0)),
    });
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
    inside.append(element);
    return element;
  }

  async function show() {
    const settled = loadFonts();
    for (const face of asked) face.arrive(true);
    await settled;
  }

  const grown = (em: number) => (em <= -0.008 ? HIGH : 60);

  it.each([
    ['grows by a line has its letters closer', grown, [0, -0.008]],
    ['loses a line has them wider', (em: number) => (em >= 0.012 ? HIGH : 20), [0, 0.012]],
    ['keeps its lines keeps its letters', () => HIGH, undefined],
    ['keeps its lines at the last step', (em: number) => (em <= -0.032 ? HIGH : 60), [0, -0.032]],
    ['keeps them at no step is left as the face sets it', (em: number) => (em <= -0.036 ? HIGH : 60), undefined],
  ])('S1-20 a part that %s', async (_name, heightAt, expected) => {
    const element = part(heightAt);
    await show();
    expect(spaceOf(element)).toEqual(expected);
  });

  it('S1-20 a space between letters of its own is kept', async () => {
    const element = part(grown);
    element.style.letterSpacing = '2px';
    await show();
    expect(spaceOf(element)).toEqual([2, -0.008]);
  });

  it.each([
    ['ends at its upper edge', { top: -40, bottom: 0 }, undefined],
    ['begins at its lower edge', { top: 768, bottom: 808 }, undefined],
    ['is above it', { top: -80, bottom: -40 }, undefined],
    ['shows a pixel at its upper edge', { top: -39, bottom: 1 }, [0, -0.008]],
    ['shows a pixel at its lower edge', { top: 767, bottom: 807 }, [0, -0.008]],
  ])('S1-20 in a window 768 px high, what %s', async (_name, place, expected) => {
    expect(innerHeight).toBe(768);
    const element = part(grown, place);
    await show();
    expect(spaceOf(element)).toEqual(expected);
  });

  it('S1-20 what stands in another part is mended before it, and then the other is whole already', async () => {
    const header = part(() => (spaceOf(heading) === undefined ? 60 : HIGH), { tag: 'header' });
    const heading = part(grown, { tag: 'h1', inside: header });
    await show();
    expect([spaceOf(header), spaceOf(heading)]).toEqual([undefined, [0, -0.008]]);
  });
});

describe('whether a visitor has been here before', () => {
  it.each([
    ['a file out of the cache', [{ transferSize: 0 }], true],
    ['a file that was fetched', [{ transferSize: 300 }], false],
    ['a browser that tells nothing', [], false],
  ])('S1-20 %s', (_name, entries, expected) => {
    const told = vi.spyOn(performance, 'getEntriesByName').mockReturnValue(entries as unknown as PerformanceEntry[]);
    expect(isCached('https://site.example/main.js')).toBe(expected);
    expect(told).toHaveBeenCalledWith('https://site.example/main.js');
    told.mockRestore();
  });
});
