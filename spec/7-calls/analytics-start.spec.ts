// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { collected } from '../../src/mocks/collected';
import { server } from '../../src/mocks/node';
import { eventually } from '../support/clock';
import {
  configureProduct,
  finishLoading,
  openMeasuredPage,
  openPage,
  openWaitingPage,
  pass,
  prepareSite,
  requested,
  sent,
} from './support/measuredPage';

prepareSite();

const home = { pathname: '/', search: '' };
const about = { pathname: '/about', search: '' };
const cyberSecurity = { pathname: '/programs/cyber-security', search: '' };

describe('when analytics starts', () => {
  it('S1-12 S7-05 S9-10 asks nothing until 1,000 ms after the load event, then sends', async () => {
    const { recordView } = await openWaitingPage();
    recordView(home, 'page');
    await pass(60_000);
    expect(requested).toEqual([]);
    await finishLoading();
    await pass(999);
    expect(requested).toEqual([]);
    await pass(1);
    expect(sent()).toEqual(['page_view /']);
  });

  it('S1-12 S9-10 starts 1,000 ms later on a page that had loaded already', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    const { recordView } = await openWaitingPage();
    recordView(home, 'page');
    await pass(999);
    expect(requested).toEqual([]);
    await pass(1);
    expect(sent()).toEqual(['page_view /']);
  });

  it('S1-12 the start then waits for an idle moment, but 500 ms at the most', async () => {
    const whenIdle = vi.fn<typeof requestIdleCallback>();
    vi.stubGlobal('requestIdleCallback', whenIdle);
    const { recordView } = await openWaitingPage();
    recordView(home, 'page');
    await finishLoading();
    await pass(999);
    expect(whenIdle).not.toHaveBeenCalled();
    await pass(1);
    expect(whenIdle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 500 });
    expect(requested).toEqual([]);
    whenIdle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 10 });
    await pass(0);
    expect(sent()).toEqual(['page_view /']);
  });

  it('S1-12 S7-07 asks Google for no advertising features, and for cookies of this host alone', async () => {
    await openMeasuredPage();
    const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
    const configurations = dataLayer.map((command) => Array.from(command)).filter(([command]) => command === 'config');
    expect(configurations).toEqual([
      [
        'config',
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

  it('S7-01 asks only the hosts that measure', async () => {
    const { recordView } = await openMeasuredPage();
    recordView(cyberSecurity, 'programme');
    await pass(0);
    expect([...new Set(requested.map((address) => new URL(address).host))].sort()).toEqual([
      'firebase.googleapis.com',
      'firebaseinstallations.googleapis.com',
      'www.google-analytics.com',
      'www.googletagmanager.com',
    ]);
  });
});

describe('views before the start', () => {
  it('S7-05 wait, and are sent in order, each once', async () => {
    const { recordView } = await openWaitingPage();
    recordView(home, 'page');
    recordView(cyberSecurity, 'programme');
    await finishLoading();
    recordView(about, 'page');
    await pass(1000);
    expect(sent()).toEqual([
      'page_view /',
      'page_view /programs/cyber-security',
      'programme_view /programs/cyber-security',
      'page_view /about',
    ]);
    await pass(60_000);
    expect(sent()).toHaveLength(4);
  });

  it('S7-05 keep their order when recorded while the SDK loads', async () => {
    configureProduct();
    let answer = () => {};
    const hold = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('https://firebase.googleapis.com/*', async () => {
        await hold;
        return HttpResponse.json({ appId: '1:0:web:demo', measurementId: 'G-DEMO' });
      }),
    );
    const { recordView, startAnalytics } = await openPage();
    startAnalytics();
    recordView(home, 'page');
    await finishLoading();
    vi.advanceTimersByTime(1000);
    await eventually(() => expect(requested).not.toEqual([]));
    recordView(about, 'page');
    recordView(cyberSecurity, 'page');
    expect(sent()).toEqual([]);
    answer();
    await eventually(() => {
      expect(sent()).toEqual(['page_view /', 'page_view /about', 'page_view /programs/cyber-security']);
    });
  });

  it('S7-05 report the page they were recorded on', async () => {
    const { recordView } = await openWaitingPage();
    recordView({ pathname: '/about', search: '?utm_source=mail' }, 'page');
    await finishLoading();
    window.history.replaceState(null, '', '/careers');
    await pass(1000);
    window.history.replaceState(null, '', '/');
    expect(collected[0]?.parameters.page_location).toBe('http://localhost:3000/about?utm_source=mail');
  });

  it('S7-05 are kept up to 100', async () => {
    const { recordView } = await openWaitingPage();
    for (let page = 1; page <= 101; page += 1) recordView({ pathname: `/${page}`, search: '' }, 'page');
    await finishLoading();
    await pass(1000);
    expect(sent()).toHaveLength(100);
    expect(sent().at(-1)).toBe('page_view /100');
  });
});
