import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageArea } from '../../src/shell/page-area/PageArea';
import { reloadOnce } from '../../src/shell/page-area/reloadOnce';
import { loadPage } from '../../src/shell/page-area/routes';
import { CENTRE } from '../support/centre';

type Module = { default: ComponentType };
const { PATHS, asked } = vi.hoisted(() => ({
  /** Paths of pages whose code comes or fails as a test says, each for one test. */
  PATHS: ['/slow', '/lost', '/retried', '/held', '/late'],
  /** The requests for code that wait for an answer. */
  asked: [] as { come: () => void; fail: () => void }[],
}));
const pressed = vi.fn();

function Page() {
  return (
    <h1>
      <button type="button" onClick={pressed}>
        The page
      </button>
    </h1>
  );
}

function Broken(): never {
  throw new Error('broken');
}

vi.mock('~react-pages', async () => {
  const { lazyPage } = await import('../../src/ui/lazyPart');
  const pageOf = (load: () => Promise<Module>) => createElement(lazyPage(load));
  const fetchCode = () =>
    new Promise<Module>((resolve, reject) => {
      asked.push({ come: () => resolve({ default: Page }), fail: () => reject(new Error('404')) });
    });
  return {
    default: [
      { path: '/', element: pageOf(async () => ({ default: () => <h1>First</h1> })) },
      { path: '/broken', element: pageOf(async () => ({ default: Broken })) },
      ...PATHS.map((path) => ({ path, element: pageOf(fetchCode) })),
    ],
  };
});

const reload = vi.fn();
const reported = vi.fn();
const ask = vi.fn<(file: string, options?: RequestInit) => Promise<Response>>();

beforeEach(async () => {
  await loadPage('/');
  await loadPage('/broken');
  vi.useFakeTimers();
  asked.length = 0;
  reload.mockClear();
  reported.mockClear();
  pressed.mockClear();
  ask.mockReset().mockImplementation(async () => new Response(null, { status: 200 }));
  vi.stubGlobal('location', { href: 'https://site.example/about?x=1', pathname: '/about', reload });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('reportError', reported);
  // React logs errors that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const LINKS = ['/', '/broken', ...PATHS];

function Site({ at = '/' }: { at?: string }) {
  return (
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      <PageArea />
      {LINKS.map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </MemoryRouter>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const overlay = () => screen.queryByRole('status', { name: 'Loading' });
const FAILED = 'This page did not load';

async function follow(path: string) {
  fireEvent.click(screen.getByRole('link', { name: path }));
  await wait(0);
}

/** Answers each request for code, and those that follow on the answer. */
async function answer(how: 'come' | 'fail') {
  for (const one of asked.splice(0)) await act(async () => one[how]());
}

/** Loses the code twice: it is asked for a second time. */
async function lose() {
  await answer('fail');
  await answer('fail');
}

describe('a page in a chunk of its own', () => {
  it('S2-05 S2-11 S8-02 is covered after 300 ms, has failed after 10 s, and is shown when it comes', async () => {
    render(<Site />);
    await follow('/slow');
    await wait(299);
    expect([heading(), overlay()]).toEqual(['First', null]);
    await wait(1);
    expect(heading()).toBe('First');
    expect(overlay()).not.toBeNull();
    await wait(9_699);
    expect(overlay()).not.toBeNull();
    await wait(1);
    expect([heading(), overlay()]).toEqual([FAILED, null]);
    expect(document.title).toBe(`This page did not load – ${CENTRE.name}`);
    expect(document.activeElement?.textContent).toBe(FAILED);
    expect(screen.getByTestId('route-announcement').textContent).toBe(document.title);
    await answer('come');
    expect(heading()).toBe('The page');
    expect(document.activeElement?.textContent).toBe('The page');
  });

  it('S8-02 that is lost is asked for twice, then the host, and is reported; the next visit asks again', async () => {
    render(<Site />);
    await follow('/lost');
    await answer('fail');
    expect([heading(), asked.length]).toEqual(['First', 1]);
    await answer('fail');
    expect(heading()).toBe(FAILED);
    const error = new Error('Code could not be fetched.', { cause: new Error('404') });
    expect(reported.mock.calls).toEqual([[error]]);
    await wait(0);
    expect(ask.mock.calls[0]).toEqual(['https://site.example/about?x=1', { cache: 'no-store' }]);
    expect(reload).toHaveBeenCalledTimes(1);
    await follow('/');
    expect(heading()).toBe('First');
    await follow('/lost');
    expect(heading()).toBe('First');
    await answer('come');
    expect(heading()).toBe('The page');
  });

  it('S8-02 Try again asks again in its place and says so, then loads the document', async () => {
    ask.mockRejectedValue(new TypeError('offline'));
    render(<Site />);
    await follow('/retried');
    await lose();
    const lead = screen.getByRole('status');
    expect(lead.textContent).toMatch(/^Your connection may have dropped/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(lead.textContent).toBe('One moment…');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await lose();
    expect(lead.textContent).toMatch(/^Your connection may have dropped/);
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await lose();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('S8-02 that throws is an error, whose retry loads the document', async () => {
    render(<Site />);
    await follow('/broken');
    expect(heading()).toBe(FAILED);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page that the document holds', () => {
  async function hydrate(at: string) {
    const root = document.createElement('div');
    const links = LINKS.map((path) => `<a href="${path}">${path}</a>`).join('');
    root.innerHTML = `<!--$--><h1><button type="button">The page</button></h1><!--/$--><p aria-live="polite"></p>${links}`;
    document.body.replaceChildren(root);
    await act(async () => void hydrateRoot(root, <Site at={at} />));
    return screen.getByRole('heading', { level: 1 });
  }

  it('S1-21 S8-02 stays readable without its code, and is hydrated when that comes after all', async () => {
    const built = await hydrate('/late');
    await wait(60_000);
    expect(screen.getByRole('heading', { level: 1 })).toBe(built);
    await answer('come');
    expect(screen.getByRole('heading', { level: 1 })).toBe(built);
    fireEvent.click(screen.getByRole('button', { name: 'The page' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('S1-21 S8-02 stays readable when its code is lost, until the visitor goes to another', async () => {
    await hydrate('/held');
    await lose();
    await wait(60_000);
    expect(heading()).toBe('The page');
    await follow('/');
    expect(heading()).toBe('First');
    await follow('/held');
    await wait(9_999);
    expect(overlay()).not.toBeNull();
    await wait(1);
    expect(heading()).toBe(FAILED);
  });
});

describe('loading the page anew', () => {
  const html = '<link href="/assets/site-a_1-.css"><script data-files="/assets/react-1.js /assets/about-1.js">';
  const askedOf = () => ask.mock.calls.map(([file, options]) => [file, options?.cache]);

  it('S8-02 the reload asks the host first, and once for an address', async () => {
    await reloadOnce();
    expect(askedOf()).toEqual([['https://site.example/about?x=1', 'no-store']]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('reloaded')).toBe('/about');
    await reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.stubGlobal('location', { href: 'https://site.example/careers', pathname: '/careers', reload });
    await reloadOnce();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('S8-02 a file that cannot be fetched, or not in ten seconds, does not hold it up', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    ask.mockImplementation((file, options) => {
      if (file === '/assets/react-1.js') return Promise.reject(new TypeError('offline'));
      if (file !== '/assets/about-1.js') return Promise.resolve(new Response(html));
      return new Promise((_, reject) => options?.signal?.addEventListener('abort', reject));
    });
    const done = reloadOnce();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(4));
    expect([timeout.mock.calls, reload.mock.calls]).toEqual([[[10_000]], []]);
    limit.abort();
    await done;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('S8-02 no reload comes while the host answers with an error or cannot be reached, nor where storage is blocked', async () => {
    ask.mockResolvedValueOnce(new Response(null, { status: 503 })).mockRejectedValueOnce(new TypeError('offline'));
    await reloadOnce();
    await reloadOnce();
    const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await reloadOnce();
    expect(reload).not.toHaveBeenCalled();
    store.mockRestore();
    await reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
