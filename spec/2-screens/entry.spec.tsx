import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually, until } from '../support/clock';

const order: string[] = [];
/** `true` on a repeat visit. */
let hasBeenHere = false;
/** What waits for the next frame. */
let frames: (() => void)[];

/** Address of a module that notes its name when evaluated. Each is new, because an address is evaluated only once. */
let count = 0;
function moduleSaying(name: string): string {
  count += 1;
  return `data:text/javascript,globalThis.order.push('${name}')//${count}`;
}

beforeEach(() => {
  vi.resetModules();
  order.length = 0;
  frames = [];
  vi.stubGlobal('order', order);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  hasBeenHere = false;
  vi.doMock('../../src/client/hydrate', () => ({ hydrate: () => void order.push('start') }));
  vi.doMock('../../src/client/loadFonts', () => ({
    loadFonts: async (mayChange?: Promise<unknown>) => {
      order.push('fonts asked for');
      await mayChange;
      order.push('fonts');
    },
  }));
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(
    () => [{ transferSize: hasBeenHere ? 0 : 300 }] as unknown as PerformanceEntry[],
  );
});
afterEach(() => {
  vi.doUnmock('../../src/client/hydrate');
  vi.doUnmock('../../src/client/loadFonts');
  document.head.innerHTML = '';
});

/** The address of the hydration script, which the entry fetches ahead like the others, and imports by its name. */
const START = 'data:text/javascript,globalThis.order.push(0)';

function filesOfPage(...files: string[]) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.files = [...files, START].join(' ');
  document.head.append(script);
  return script;
}

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
/** Draws the next frame. */
async function draw() {
  await until(() => frames.length > 0);
  for (const one of frames.splice(0)) one();
}
/** Draws the page's first frame, and begins the second. */
async function paint() {
  await draw();
  await draw();
}
const started = () => eventually(() => expect(order).toContain('start'));
/** Imports a new module: work that does not wait for the paint has begun by then. */
const settle = () => import(/* @vite-ignore */ moduleSaying('settled'));
/** Waits until `names` were evaluated, and then for all work that needs no timer. */
const untilItWaits = async (...names: string[]) => {
  await until(() => names.every((name) => order.includes(name)));
  for (let turn = 0; turn < 500; turn += 1) await new Promise(setImmediate);
};
const seen = () => order.filter((name) => name !== 'settled' && !name.startsWith('fonts'));

describe('the client’s entry', () => {
  it('S1-20 nothing is fetched before the first frame is painted; then all at once, evaluated in order, with the fonts last', async () => {
    const files = [moduleSaying('a'), moduleSaying('b'), moduleSaying('c')];
    filesOfPage(...files);
    await import('../../src/client/entry');
    await draw();
    await settle();
    expect([order, preloads()]).toEqual([['settled'], []]);
    await draw();
    await eventually(() => expect(preloads()).toEqual([...files, START]));
    await started();
    expect(order).toEqual(['settled', 'fonts asked for', 'a', 'b', 'c', 'fonts', 'start']);
  });

  it('S1-20 the fonts of a repeat visit wait for nothing', async () => {
    hasBeenHere = true;
    await import('../../src/client/entry');
    await settle();
    expect(order).toEqual(['fonts asked for', 'fonts', 'settled']);
    await paint();
    await started();
    expect(seen()).toEqual(['start']);
  });

  it('each file is evaluated in a task of its own', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    filesOfPage(moduleSaying('a'), moduleSaying('b'));
    await import('../../src/client/entry');
    await paint();
    await untilItWaits('a');
    expect(seen()).toEqual(['a']);
  });

  it.each(['load', 'error'])('hydration waits for the deferred styles, until their %s', async (event) => {
    filesOfPage(moduleSaying('a')).dataset.styles = '/a.css /b.css';
    await import('../../src/client/entry');
    expect(document.querySelector('link')).toBeNull();
    await paint();
    await eventually(() => expect(seen()).toEqual(['a']));
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual(['/a.css', '/b.css']);
    const media = () => sheets.map((sheet) => sheet.media);
    sheets[0]?.dispatchEvent(new Event(event));
    await untilItWaits();
    expect([seen(), media()]).toEqual([['a'], ['not all', 'not all']]);
    sheets[1]?.dispatchEvent(new Event('load'));
    await started();
    expect(media()).toEqual([event === 'load' ? 'all' : 'not all', 'all']);
  });

  it('files that never arrive hold hydration up for ten seconds in all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const never = 'data:text/javascript,await(new(Promise)(()=>{}))//';
    filesOfPage(`${never}1`, `${never}2`);
    await import('../../src/client/entry');
    await paint();
    await untilItWaits();
    await vi.advanceTimersByTimeAsync(9_999);
    await settle();
    expect(seen()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await started();
    expect(seen()).toEqual(['start']);
  });

  it('a page that still loads hydrates once it is parsed', async () => {
    const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await import('../../src/client/entry');
    await settle();
    expect([seen(), frames]).toEqual([[], []]);
    filesOfPage(moduleSaying('a'));
    reading.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await paint();
    await started();
    expect(seen()).toEqual(['a', 'start']);
  });
});
