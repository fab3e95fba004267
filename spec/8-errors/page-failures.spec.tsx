import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPage } from '../../src/shell/page-area/lazyPage';
import { PageErrorBoundary } from '../../src/shell/page-area/PageErrorBoundary';
import { reloadOnce } from '../../src/shell/page-area/reloadOnce';
import { CENTRE } from '../support/centre';

const pressed = vi.fn();
const Page = () => (
  <h1>
    <button type="button" onClick={pressed}>
      The page
    </button>
  </h1>
);
const Broken = () => {
  throw new Error('broken');
};

const reported = vi.fn();
const reload = vi.fn();
const ask = vi.fn<(file: string, options?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  pressed.mockClear();
  ask.mockReset().mockImplementation(async () => new Response(null, { status: 200 }));
  vi.stubGlobal('location', { href: 'https://site.example/about?x=1', pathname: '/about', reload });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('reportError', reported.mockClear());
  // React logs errors that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Draws the page that `load` imports. */
async function draw(load: () => Promise<{ default: ComponentType }>) {
  const Lazy = lazyPage(load);
  await act(async () => {
    render(<Site page={<Lazy />} />);
  });
  return Lazy;
}

function Site({ page }: { page: ReactNode }) {
  return (
    <Suspense fallback={<p>On its way</p>}>
      <PageErrorBoundary>{page}</PageErrorBoundary>
    </Suspense>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryByRole('heading', { name: 'The page' });
const failed = () => screen.queryByRole('heading', { name: 'This page did not load' });

describe('a page in a chunk of its own', () => {
  it('S8-02 a page has failed when it has not arrived after 10 s, and is shown when it does', async () => {
    let arrive = (_: { default: ComponentType }) => {};
    await draw(() => new Promise((resolve) => (arrive = resolve)));
    await wait(9_999);
    expect(failed()).toBeNull();
    expect(screen.getByText('On its way')).toBeTruthy();
    await wait(1);
    expect(failed()).not.toBeNull();
    await act(async () => arrive({ default: Page }));
    expect(failed()).toBeNull();
    expect(shown()).not.toBeNull();
  });

  it('a page has all the time it needs under npm run dev', async () => {
    vi.stubEnv('MODE', 'development');
    await draw(() => new Promise(() => undefined));
    await wait(60_000);
    expect(failed()).toBeNull();
    expect(screen.getByText('On its way')).toBeTruthy();
  });

  it('S8-02 Try again tries again in its place and says so, then loads the document', async () => {
    let fail = (_: Error) => {};
    const load = vi.fn(() => new Promise<never>((_, reject) => (fail = reject)));
    await draw(load);
    await act(async () => fail(new Error('offline')));
    const lead = screen.getByRole('status');
    expect(lead.textContent).toMatch(/^Your connection may have dropped/);
    const button = screen.getByRole('button', { name: 'Try again' });
    fireEvent.click(button);
    expect(lead.textContent).toBe('One moment…');
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => fail(new Error('offline')));
    expect(lead.textContent).toMatch(/^Your connection may have dropped/);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('S8-02 a page that throws is an error, whose retry loads the document', async () => {
    await draw(async () => ({ default: Broken }));
    await wait(0);
    expect(failed()).not.toBeNull();
    expect(document.title).toBe(`This page did not load – ${CENTRE.name}`);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page that the document holds', () => {
  const hydrate = (load: () => Promise<{ default: ComponentType }>) => {
    const Lazy = lazyPage(load);
    const root = document.createElement('div');
    root.innerHTML = '<!--$--><h1><button type="button">The page</button></h1><!--/$-->';
    document.body.replaceChildren(root);
    return act(async () => void hydrateRoot(root, <Site page={<Lazy />} />));
  };

  it('S1-21 S8-02 stays readable without its code, and is hydrated when that comes after all', async () => {
    const load = vi.fn(async () => ({ default: Page }));
    load.mockRejectedValueOnce(new Error('404'));
    await hydrate(load);
    const built = shown();
    await wait(60_000);
    expect(failed()).toBeNull();
    expect(shown()).toBe(built);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(shown()).toBe(built);
    fireEvent.click(screen.getByRole('button', { name: 'The page' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe('loading the page anew', () => {
  const html = '<link href="/assets/site-a_1-.css"><script data-files="/assets/react-1.js /assets/about-1.js">';
  const asked = () => ask.mock.calls.map(([file, options]) => [file, options?.cache]);

  it('S8-02 the reload asks the host first, and once for an address', async () => {
    await reloadOnce();
    expect(asked()).toEqual([['https://site.example/about?x=1', 'no-store']]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('reloaded')).toBe('/about');
    await reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.stubGlobal('location', { href: 'https://site.example/careers', pathname: '/careers', reload });
    await reloadOnce();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('S8-02 the reload first asks past the cache for each file of the page that is kept there as missing', async () => {
    const about = '/assets/about-1.js';
    ask.mockImplementation(async (file, options) => {
      if (file !== about) return new Response(html);
      expect(reload).not.toHaveBeenCalled();
      return new Response(null, { status: options?.cache === 'reload' ? 200 : 404 });
    });
    await reloadOnce();
    expect(asked().slice(1)).toEqual([
      ['/assets/site-a_1-.css', undefined],
      ['/assets/react-1.js', undefined],
      [about, undefined],
      [about, 'reload'],
    ]);
    expect(reload).toHaveBeenCalledTimes(1);
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

  it('S8-02 no reload comes while the host answers with an error', async () => {
    ask.mockResolvedValueOnce(new Response(null, { status: 503 }));
    await reloadOnce();
    expect(reload).not.toHaveBeenCalled();
    await reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('S8-02 no reload comes while the host cannot be reached, nor where storage is blocked', async () => {
    ask.mockRejectedValueOnce(new TypeError('offline'));
    await reloadOnce();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await reloadOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
