// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { collected } from '../../src/mocks/collected';
import { server } from '../../src/mocks/node';
import {
  engage,
  finishLoading,
  openMeasuredPage,
  openWaitingPage,
  pass,
  prepareSite,
  rejections,
  requested,
  sent,
  start,
} from './support/measuredPage';

prepareSite();

function fail(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

describe('when analytics starts', () => {
  it('S1-12 S7-01 S7-03 S7-04 S7-05 S9-10 asks nothing until 1,000 ms after the load event, then the hosts that measure, and sends all views once, in order', async () => {
    const { see } = await openWaitingPage();
    see('/?utm_source=mail');
    see('/programs/cyber-security', 'programme');
    await pass(60_000);
    expect(requested).toEqual([]);
    await finishLoading();
    see('/about');
    await pass(999);
    expect(requested).toEqual([]);
    await pass(60_000);
    expect(await sent()).toEqual([
      'page_view /?utm_source=mail',
      'page_view /programs/cyber-security',
      'programme_view /programs/cyber-security',
      'page_view /about',
    ]);
    const titles = collected.map(({ parameters }) => parameters.page_title);
    expect(titles).toEqual(['Home', 'Programs: Cyber security', 'Programs: Cyber security', 'About']);
    // The page that was seen, not the one that is open when the view is sent.
    expect(collected[0]?.parameters.page_location).toBe('http://localhost:3000/?utm_source=mail');
    expect([...new Set(requested.map((address) => new URL(address).host))].sort()).toEqual([
      'firebase.googleapis.com',
      'firebaseinstallations.googleapis.com',
      'www.google-analytics.com',
      'www.googletagmanager.com',
    ]);
  });

  it('S1-12 S9-10 starts 1,000 ms later on a page that had loaded already', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    const { see } = await openWaitingPage();
    see('/');
    await pass(999);
    expect(requested).toEqual([]);
    await pass(1);
    expect(await sent()).toEqual(['page_view /']);
  });

  it('S1-12 the start then waits for an idle moment, but 500 ms at the most', async () => {
    const whenIdle = vi.fn<typeof requestIdleCallback>();
    vi.stubGlobal('requestIdleCallback', whenIdle);
    const { see } = await openWaitingPage();
    see('/');
    await finishLoading();
    await pass(999);
    expect(whenIdle).not.toHaveBeenCalled();
    await pass(1);
    expect(whenIdle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 500 });
    expect(requested).toEqual([]);
    whenIdle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 10 });
    expect(await sent()).toEqual(['page_view /']);
  });

  it('S1-12 S7-07 asks Google for no advertising features, and for cookies of this host alone', async () => {
    await openMeasuredPage();
    const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
    const configurations = dataLayer.map((command) => Array.from(command)).filter(([command]) => command === 'config');
    expect(configurations.map(([, ...details]) => details)).toEqual([
      [
        'G-DEMO',
        expect.objectContaining({
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          cookie_domain: 'none',
          cookie_flags: 'SameSite=Lax;Secure',
          cookie_expires: 60 * 24 * 60 * 60,
        }),
      ],
    ]);
  });

  it('S7-05 keeps up to 100 views', async () => {
    const { see } = await openWaitingPage();
    for (let page = 1; page <= 101; page += 1) see(`/${page}`);
    await start();
    expect(await sent()).toHaveLength(100);
    expect(collected.at(-1)?.parameters.page_path).toBe('/100');
  });
});

describe('the events', () => {
  it.each([
    [
      '?hours=12&start=2027-01-11&pay=monthly&programme=AITools',
      '?hours=12&start=2027-01-11&pay=monthly&programme=AITools',
    ],
    ['?email=jane%40site.example', ''],
    ['?name=Jane&utm_campaign=open%20day&token=1', '?utm_campaign=open%20day'],
    ['?utm_content=jane@site.example&utm_id=jane%40site.example', ''],
    ['?Hours=12&hours&xhours=1&utm_=1', ''],
  ])('S7-03 the events carry the query %s as %j', async (query, carried) => {
    const { see } = await openMeasuredPage();
    window.history.replaceState(null, '', `/about${query}`);
    see(`/about${query}`);
    await sent();
    engage();
    await sent();
    window.history.replaceState(null, '', '/');
    expect(collected.map(({ name, parameters }) => [name, parameters.page_path, parameters.page_location])).toEqual([
      ['page_view', `/about${carried}`, `http://localhost:3000/about${carried}`],
      ['user_engagement', `/about${carried}`, `http://localhost:3000/about${carried}`],
    ]);
    expect(requested.filter((address) => /jane|token/i.test(address))).toEqual([]);
  });

  it('S7-03 the page before is named without its query', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost:3000/?email=jane%40site.example');
    const { see } = await openMeasuredPage();
    see('/about');
    await sent();
    expect(collected[0]?.parameters.page_referrer).toBe('http://localhost:3000/');
  });
});

describe('a view that is recorded again', () => {
  it.each([
    ['before the start, under the listed path', openWaitingPage, 'softwareengineer'],
    ['after the start', openMeasuredPage, 'softwareEngineer'],
  ])('S7-05 counts once %s', async (_when, open, name) => {
    const { see } = await open();
    see('/about');
    see('/programs/softwareEngineer?utm_term=a', 'programme');
    see('/programs/softwareengineer?utm_term=a', 'programme');
    see('/programs/softwareengineer?utm_term=a', 'programme');
    await start();
    expect(await sent()).toEqual([
      'page_view /about',
      `page_view /programs/${name}?utm_term=a`,
      `programme_view /programs/${name}?utm_term=a`,
    ]);
  });

  it('S7-03 counts again after another page, and with another query', async () => {
    const { see } = await openMeasuredPage();
    const views = ['/about', '/careers', '/about', '/about?utm_term=a', '/about?utm_term=A'];
    for (const view of views) see(view);
    expect(await sent()).toEqual(views.map((view) => `page_view ${view}`));
  });
});

describe('analytics that something stops', () => {
  const block = (address: string) => () => server.use(http.all(address, () => HttpResponse.error()));

  it.each<[what: string, stop: () => unknown, words: number, ids: string[]]>([
    ['Google’s script', block('https://www.googletagmanager.com/*'), 0, []],
    // It falls back on the configured measurement ID.
    ['its configuration', block('https://firebase.googleapis.com/*'), 0, ['G-DEMO', 'G-DEMO']],
    // The SDK's only message without its logger.
    ['the installation', block('https://firebaseinstallations.googleapis.com/*'), 1, ['G-DEMO', 'G-DEMO']],
    ['IndexedDB', () => vi.spyOn(indexedDB, 'open').mockImplementation(() => fail()), 0, []],
    [
      'its chunk',
      () => {
        vi.doMock('../../src/services/analyticsSender', () => fail());
        onTestFinished(() => void vi.doUnmock('../../src/services/analyticsSender'));
      },
      0,
      [],
    ],
  ])('is silent without %s', async (_what, stop, words, ids) => {
    const said: unknown[][] = [];
    for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const)
      vi.spyOn(console, level).mockImplementation((...all) => void said.push(all));
    stop();
    const { see } = await openMeasuredPage();
    for (const address of ['/', '/about']) see(address);
    // Longer than the SDK's retries.
    await vi.advanceTimersByTimeAsync(120_000);
    await sent();
    expect(rejections).toEqual([]);
    expect(said).toHaveLength(words);
    expect(collected.map(({ measurementId }) => measurementId)).toEqual(ids);
  });
});
