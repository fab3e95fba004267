import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually, until } from '../support/clock';

const order: string[] = [];
/** `true` on a repeat visit. */
let hasBeenHere = false;
type Told = { type: string; buffered: boolean; tell: (names: string[]) => void };
const observers: Told[] = [];

/** Address of a module that notes its name when evaluated. Each is new, because an address is evaluated only once. */
let count = 0;
function moduleSaying(name: string): string {
  count += 1;
  return `data:text/javascript,globalThis.order.push('${name}')//${count}`;
}

beforeEach(() => {
  vi.resetModules();
  order.length = 0;
  observers.length = 0;
  vi.stubGlobal('order', order);
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
  observe(['paint']);
  document.body.innerHTML = '<div id="root"><p>Words</p></div>';
});
afterEach(() => {
  vi.doUnmock('../../src/client/hydrate');
  vi.doUnmock('../../src/client/loadFonts');
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Stubs a browser that reports performance entries of `types`. */
function observe(types: string[]) {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = types;
      private callback: (entries: { getEntriesByName: (name: string) => object[] }) => void;
      constructor(callback: typeof this.callback) {
        this.callback = callback;
      }
      observe({ type, buffered }: { type: string; buffered: boolean }) {
        const tell = (names: string[]) =>
          this.callback({ getEntriesByName: (name) => names.filter((told) => told === name).map(() => ({})) });
        observers.push({ type, buffered, tell });
      }
    },
  );
}

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
const started = () => eventually(() => expect(order).toContain('start'));
/** Reports the first paint, and waits until the page hydrates. */
const startPainted = () => {
  observers[0]?.tell(['first-contentful-paint']);
  return started();
};
/** Imports a new module: work that does not wait for the paint has begun by then. */
const settle = () => import(/* @vite-ignore */ moduleSaying('settled'));
/** Waits until `names` were evaluated, and then for all work that needs no timer. */
const untilItWaits = async (...names: string[]) => {
  await until(() => names.every((name) => order.includes(name)));
  for (let turn = 0; turn < 500; turn += 1) await new Promise(setImmediate);
};
const seen = () => order.filter((name) => name !== 'settled' && !name.startsWith('fonts'));

describe('the client’s entry', () => {
  it('nothing is fetched before the first content is painted; then all files at once, evaluated in order', async () => {
    const files = [moduleSaying('a'), moduleSaying('b'), moduleSaying('c')];
    filesOfPage(...files);
    await import('../../src/client/entry');
    await settle();
    expect(observers).toMatchObject([{ type: 'paint', buffered: true }]);
    observers[0]?.tell(['first-paint']);
    await settle();
    expect([seen(), preloads()]).toEqual([[], []]);
    observers[0]?.tell(['first-paint', 'first-contentful-paint']);
    await eventually(() => expect(preloads()).toEqual([...files, START]));
    await started();
    expect(seen()).toEqual(['a', 'b', 'c', 'start']);
  });

  it('S1-20 the fonts are fetched after the first paint, and applied before hydration', async () => {
    filesOfPage(moduleSaying('a'));
    await import('../../src/client/entry');
    await settle();
    expect(order).toEqual(['settled']);
    await startPainted();
    expect(order).toEqual(['settled', 'fonts asked for', 'a', 'fonts', 'start']);
  });

  it('S1-20 the fonts of a repeat visit wait for nothing', async () => {
    hasBeenHere = true;
    await import('../../src/client/entry');
    await settle();
    expect(order).toEqual(['fonts asked for', 'fonts', 'settled']);
    await startPainted();
    expect(seen()).toEqual(['start']);
  });

  it('each file is evaluated in a task of its own', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    filesOfPage(moduleSaying('a'), moduleSaying('b'));
    await import('../../src/client/entry');
    observers[0]?.tell(['first-contentful-paint']);
    await untilItWaits('a');
    expect(seen()).toEqual(['a']);
  });

  it.each(['load', 'error'])('hydration waits for the deferred styles, until their %s', async (event) => {
    filesOfPage(moduleSaying('a')).dataset.styles = '/a.css /b.css';
    await import('../../src/client/entry');
    expect(document.querySelector('link')).toBeNull();
    observers[0]?.tell(['first-contentful-paint']);
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

  it('a file that does not arrive stops neither the others nor hydration', async () => {
    filesOfPage('data:text/javascript,throw(0)', moduleSaying('b'));
    await import('../../src/client/entry');
    await startPainted();
    expect(seen()).toEqual(['b', 'start']);
  });

  it('the page hydrates after 500 ms without a report of the paint', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    filesOfPage(moduleSaying('a'));
    await import('../../src/client/entry');
    await vi.advanceTimersByTimeAsync(499);
    await settle();
    expect([observers.length, seen(), preloads()]).toEqual([1, [], []]);
    await vi.advanceTimersByTimeAsync(1);
    await started();
    expect(seen()).toEqual(['a', 'start']);
  });

  it('files that never arrive hold hydration up for ten seconds in all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const never = 'data:text/javascript,await(new(Promise)(()=>{}))//';
    filesOfPage(`${never}1`, `${never}2`);
    await import('../../src/client/entry');
    observers[0]?.tell(['first-contentful-paint']);
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
    document.body.replaceChildren();
    filesOfPage(moduleSaying('a'));
    await import('../../src/client/entry');
    await settle();
    expect([seen(), observers.length]).toEqual([[], 0]);
    document.body.innerHTML = '<div id="root"><p>Words</p></div>';
    reading.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await eventually(() => expect(observers.length).toBe(1));
    await startPainted();
    expect(seen()).toEqual(['a', 'start']);
  });

  it.each([
    ['an empty page', () => document.getElementById('root')?.replaceChildren()],
    ['a page without its root', () => document.body.replaceChildren()],
    ['a tab that no one looks at', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
    ['a browser that does not tell of paints', () => observe(['longtask'])],
  ])('%s hydrates at once', async (_name, prepare) => {
    prepare();
    await import('../../src/client/entry');
    await started();
    expect(observers).toEqual([]);
  });
});
