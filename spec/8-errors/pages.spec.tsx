import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { lazyPage } from '../../src/shell/page-area/lazyPage';
import { PageErrorBoundary } from '../../src/shell/page-area/PageErrorBoundary';
import { reloadOnce } from '../../src/shell/page-area/reloadOnce';
import { lazyEnhancement } from '../../src/ui/lazyEnhancement';
import { CENTRE } from '../support/centre';

const Page = () => <h1>The page</h1>;
const Broken = () => {
  throw new Error('broken');
};

let told: MockInstance;
const reload = vi.fn();
const ask = vi.fn<(file: string, options?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  ask.mockReset().mockImplementation(async () => new Response(null, { status: 200 }));
  vi.stubGlobal('location', { href: 'https://site.example/about?x=1', pathname: '/about', reload });
  vi.stubGlobal('fetch', ask);
  // React tells of errors that a boundary caught.
  told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Draws the page that `load` brings. */
async function draw(load: () => Promise<{ default: ComponentType }>, pageOf = lazyPage) {
  const Lazy = pageOf(load);
  await act(async () => {
    render(
      <Suspense fallback={<p>On its way</p>}>
        <PageErrorBoundary>
          <Lazy />
        </PageErrorBoundary>
      </Suspense>,
    );
  });
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const failed = () => screen.queryByRole('heading', { name: 'This page did not load' });

describe('a page in a chunk of its own', () => {
  it('S8-02 it is shown when it arrives, and nothing waits any more', async () => {
    await draw(async () => ({ default: Page }));
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('S8-02 it has failed when it has not arrived after 10 s', async () => {
    await draw(() => new Promise(() => undefined));
    await wait(9_999);
    expect(failed()).toBeNull();
    expect(screen.getByText('On its way')).toBeTruthy();
    await wait(1);
    expect(failed()).not.toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });

  it('under npm run dev it has all the time it needs', async () => {
    vi.stubEnv('MODE', 'development');
    await draw(() => new Promise(() => undefined));
    await wait(60_000);
    expect(failed()).toBeNull();
    expect(screen.getByText('On its way')).toBeTruthy();
  });

  it('S8-02 a chunk that is gone: the page is loaded anew, once', async () => {
    await draw(() => Promise.reject(new Error('404')));
    await wait(0);
    expect(failed()).not.toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('S8-02 a page that throws is an error with a retry', async () => {
    await draw(async () => ({ default: Broken }));
    await wait(0);
    expect(failed()).not.toBeNull();
    expect(document.title).toBe(`This page did not load – ${CENTRE.name}`);
    expect(ask).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('its chunk can be fetched ahead', async () => {
    const load = vi.fn(async () => ({ default: Page }));
    await lazyPage(load).preload();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('S8-02 the fault names its cause in the console', async () => {
    const cause = new Error('404');
    await draw(() => Promise.reject(cause));
    const fault = told.mock.calls.flat().find((part) => part instanceof Error);
    expect(fault?.message).toBe('The page could not be fetched.');
    expect(fault?.cause).toBe(cause);
    told.mockClear();
    await draw(() => new Promise(() => undefined));
    await wait(10_000);
    const late = told.mock.calls.flat().find((part) => part instanceof Error);
    expect(late?.message).toBe('The page took too long to arrive.');
  });
});

describe('a page that the document holds, whose chunk cannot be fetched', () => {
  it('S1-21 S8-02 it is loaded anew once, and then stays readable', async () => {
    const root = document.createElement('div');
    root.id = 'root';
    root.append(document.createElement('main'));
    document.body.append(root);
    vi.resetModules();
    const fresh = await import('../../src/shell/page-area/lazyPage');
    await draw(() => Promise.reject(new Error('404')), fresh.lazyPage);
    await wait(60_000);
    expect(failed()).toBeNull();
    expect(screen.getByText('On its way')).toBeTruthy();
    expect(reload).toHaveBeenCalledTimes(1);
    await draw(async () => ({ default: Page }), fresh.lazyPage);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(failed()).not.toBeNull();
    root.remove();
  });
});

describe('a lazy enhancement', () => {
  const draw = (load: () => Promise<ComponentType>, instead?: string) => {
    const Part = lazyEnhancement(load);
    return act(async () => {
      render(
        <p data-testid="place">
          <Part instead={instead} />
        </p>,
      );
    });
  };
  const place = () => screen.getByTestId('place').textContent;

  it('S8-02 its place holds what stands instead, until it is there', async () => {
    let arrive = (_: ComponentType) => {};
    await draw(() => new Promise((resolve) => (arrive = resolve)), 'In words');
    expect(place()).toBe('In words');
    await act(async () => arrive(() => 'Drawn'));
    expect(place()).toBe('Drawn');
  });

  it('S1-21 S8-02 where it cannot be fetched, that stays, and the page with it', async () => {
    await draw(() => Promise.reject(new Error('404')), 'In words');
    expect(place()).toBe('In words');
  });

  it('S8-02 where nothing stands instead, its place stays empty', async () => {
    await draw(() => Promise.reject(new Error('404')));
    expect(place()).toBe('');
  });
});

describe('loading the page anew', () => {
  const html = '<link href="/assets/site-a_1-.css"><script data-files="/assets/react-1.js /assets/about-1.js">';
  const asked = () => ask.mock.calls.map(([file, options]) => [file, options?.cache]);

  it('S8-02 it asks the host first, and once for an address', async () => {
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

  it('S8-02 before that it asks past the cache for each file of the page that is kept there as missing', async () => {
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
    vi.useRealTimers();
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

  it('S8-02 not while the host answers with an error', async () => {
    ask.mockResolvedValueOnce(new Response(null, { status: 503 }));
    await reloadOnce();
    expect(reload).not.toHaveBeenCalled();
    await reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('S8-02 not while the host cannot be reached, nor where storage is blocked', async () => {
    ask.mockRejectedValueOnce(new TypeError('offline'));
    await reloadOnce();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await reloadOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
