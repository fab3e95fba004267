// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
const careers = { pathname: '/careers', search: '' };

/** Gives a browser property a value until the test ends. */
function define(target: object, property: string, value: unknown): void {
  Object.defineProperty(target, property, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(target, property));
}

/** The number of installations that the SDK keeps in the browser. */
async function countInstallations(): Promise<number> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => Object.assign(request, { onsuccess: () => resolve(request.result) }));
  const database = await answer(indexedDB.open('firebase-installations-database'));
  const store = 'firebase-installations-store';
  const count = await answer(database.transaction(store).objectStore(store).count());
  database.close();
  return count;
}

/** Sets cookies until the test ends. */
function setCookies(...cookies: string[]): void {
  for (const cookie of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    const write = (text: string) => (document.cookie = text);
    write(cookie);
    onTestFinished(() => void write(`${cookie}; max-age=0`));
  }
}

async function loadWithOneView() {
  const analytics = await openPage();
  analytics.startAnalytics();
  analytics.recordView(home, 'page');
  await finishLoading();
  await pass(60_000);
  return analytics;
}

describe('analytics that may not be', () => {
  it.each([
    ['Global Privacy Control', () => define(navigator, 'globalPrivacyControl', true)],
    ["Do Not Track as '1'", () => define(navigator, 'doNotTrack', '1')],
    ["Do Not Track as 'yes'", () => define(navigator, 'doNotTrack', 'yes')],
    ["the window's Do Not Track as '1'", () => define(window, 'doNotTrack', '1')],
    ["the window's Do Not Track as 'yes'", () => define(window, 'doNotTrack', 'yes')],
  ])('S7-07 sends nothing under %s', async (_signal, signal) => {
    configureProduct();
    signal();
    const { analyticsChoice, recordView } = await loadWithOneView();
    recordView(about, 'page');
    await pass(0);
    expect(requested).toEqual([]);
    expect(analyticsChoice.get()).toBe('off-by-browser');
  });

  it.each([
    ['Global Privacy Control', 'globalPrivacyControl', false],
    ['Do Not Track as 0', 'doNotTrack', '0'],
    ['Do Not Track as unspecified', 'doNotTrack', 'unspecified'],
    ['Do Not Track as null', 'doNotTrack', null],
  ])('S7-07 sends when a signal is there but off: %s', async (_signal, property, value) => {
    configureProduct();
    define(navigator, property, value);
    const { analyticsChoice } = await loadWithOneView();
    expect(analyticsChoice.get()).toBe('on');
    expect(sent()).toEqual(['page_view /']);
  });

  it('S7-07 does not even load the SDK when the browser refuses', async () => {
    configureProduct();
    const load = vi.fn(() => ({}));
    vi.doMock('../../src/services/analyticsSender', load);
    onTestFinished(() => void vi.doUnmock('../../src/services/analyticsSender'));
    define(navigator, 'globalPrivacyControl', true);
    await loadWithOneView();
    expect(load).not.toHaveBeenCalled();
  });

  it('S7-07 sends nothing more when a signal appears after the start', async () => {
    const { recordView } = await openMeasuredPage();
    define(navigator, 'globalPrivacyControl', true);
    recordView(about, 'page');
    await pass(0);
    expect(sent()).toEqual([]);
  });

  it('S7-07 sends nothing when no project is configured', async () => {
    const { analyticsChoice } = await loadWithOneView();
    expect(requested).toEqual([]);
    expect(analyticsChoice.get()).toBe('not-configured');
    expect(analyticsChoice.getServerSnapshot()).toBe('not-configured');
  });

  it('S1-12 S7-07 sends nothing when only the education project is configured', async () => {
    for (const field of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'MESSAGING_SENDER_ID', 'APP_ID']) {
      vi.stubEnv(`VITE_FIREBASE_EDUCATION_${field}`, 'demo');
    }
    vi.stubEnv('VITE_FIREBASE_EDUCATION_MEASUREMENT_ID', 'G-EDU');
    const { analyticsChoice } = await loadWithOneView();
    expect(requested).toEqual([]);
    expect(analyticsChoice.get()).toBe('not-configured');
  });
});

describe("the visitor's switch", () => {
  it('S7-07 says on at first, in the prerendered page as well', async () => {
    configureProduct();
    const { analyticsChoice } = await openPage();
    expect(analyticsChoice.get()).toBe('on');
    expect(analyticsChoice.getServerSnapshot()).toBe('on');
  });

  /** Moments before analytics runs. */
  const MOMENTS: [moment: string, reach: () => unknown][] = [
    ['before the start', () => undefined],
    [
      'while the SDK loads',
      async () => {
        await finishLoading();
        vi.advanceTimersByTime(1000);
      },
    ],
  ];

  it.each(MOMENTS)('S7-07 switched off %s: nothing is asked for until it is on again', async (_moment, reach) => {
    const { analyticsChoice, recordView } = await openWaitingPage();
    recordView(home, 'page');
    await reach();
    analyticsChoice.set('off');
    expect(analyticsChoice.get()).toBe('off');
    recordView(about, 'page');
    await finishLoading();
    await pass(60_000);
    expect(requested).toEqual([]);
    analyticsChoice.set('on');
    recordView(careers, 'page');
    await pass(0);
    expect(sent()).toEqual(['page_view /careers']);
  });

  it.each(MOMENTS)('S7-05 S7-07 switched off and on %s: it starts once, and no earlier', async (moment, reach) => {
    const { analyticsChoice, recordView } = await openWaitingPage();
    recordView(home, 'page');
    await reach();
    analyticsChoice.set('off');
    analyticsChoice.set('on');
    recordView(about, 'page');
    analyticsChoice.set('on');
    if (moment === 'before the start') {
      await finishLoading();
      await pass(999);
      expect(requested).toEqual([]);
    }
    await pass(1);
    expect(sent()).toEqual(['page_view /about']);
  });

  it('S7-07 switched off after the start: nothing more is sent', async () => {
    const { analyticsChoice, recordView } = await openMeasuredPage();
    recordView(home, 'page');
    await pass(0);
    analyticsChoice.set('off');
    recordView(about, 'page');
    await pass(0);
    (window as unknown as { gtag: (...command: unknown[]) => void }).gtag('event', 'user_engagement', {});
    await pass(60_000);
    expect(sent()).toEqual(['page_view /']);
    analyticsChoice.set('on');
    recordView(careers, 'page');
    await pass(0);
    expect(sent()).toEqual(['page_view /', 'page_view /careers']);
  });

  it('S7-07 switched off: the cookies of analytics are deleted, and no other', async () => {
    const { analyticsChoice, recordView } = await openMeasuredPage();
    setCookies('_ga_DEMO=GS1.1', 'other_ga=1', 'kept=1');
    recordView(home, 'page');
    await pass(0);
    analyticsChoice.set('on');
    expect(document.cookie.split('; ').sort()).toEqual(['_ga=GA1.1.1.1', '_ga_DEMO=GS1.1', 'kept=1', 'other_ga=1']);
    analyticsChoice.set('off');
    await pass(0);
    expect(document.cookie).toBe('other_ga=1; kept=1');
  });

  it("S7-07 switched off: the browser's installation is deleted", async () => {
    const { analyticsChoice, recordView } = await openMeasuredPage();
    recordView(home, 'page');
    await pass(0);
    expect(await countInstallations()).toBe(1);
    analyticsChoice.set('off');
    await pass(0);
    expect(await countInstallations()).toBe(0);
  });

  it('S7-07 cookies from before are deleted where the browser refuses', async () => {
    configureProduct();
    setCookies('_ga=GA1.1.1');
    define(navigator, 'globalPrivacyControl', true);
    await loadWithOneView();
    expect(document.cookie).toBe('');
  });

  it('S7-07 a choice in another tab holds here too', async () => {
    const { analyticsChoice, recordView } = await openMeasuredPage();
    const heard: string[] = [];
    analyticsChoice.subscribe(() => heard.push(analyticsChoice.get()));
    localStorage.setItem('analytics', 'off');
    window.dispatchEvent(new StorageEvent('storage', { key: 'analytics' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    recordView(about, 'page');
    (window as unknown as { gtag: (...command: unknown[]) => void }).gtag('event', 'user_engagement', {});
    await pass(60_000);
    expect(sent()).toEqual([]);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toEqual(['off', 'on']);
    recordView(careers, 'page');
    await pass(0);
    expect(sent()).toEqual(['page_view /careers']);
  });

  it('S7-07 is remembered on the next page, off as well as on', async () => {
    configureProduct();
    const first = await openPage();
    first.analyticsChoice.set('off');
    expect({ ...localStorage }).toEqual({ analytics: 'off' });
    const second = await loadWithOneView();
    expect(second.analyticsChoice.get()).toBe('off');
    expect(requested).toEqual([]);
    second.analyticsChoice.set('on');
    expect({ ...localStorage }).toEqual({});
    const third = await openPage();
    expect(third.analyticsChoice.get()).toBe('on');
  });

  it('S7-07 holds until the page is left where storage is blocked', async () => {
    configureProduct();
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { analyticsChoice, recordView, startAnalytics } = await openPage();
    expect(analyticsChoice.get()).toBe('on');
    const heard: string[] = [];
    analyticsChoice.subscribe(() => heard.push(analyticsChoice.get()));
    recordView(about, 'page');
    analyticsChoice.set('off');
    expect(analyticsChoice.get()).toBe('off');
    startAnalytics();
    recordView(home, 'page');
    await finishLoading();
    await pass(1000);
    expect(requested).toEqual([]);
    analyticsChoice.set('on');
    expect(analyticsChoice.get()).toBe('on');
    expect(heard).toEqual(['off', 'on']);
    recordView(careers, 'page');
    await pass(0);
    expect(sent()).toEqual(['page_view /careers']);
  });

  it('S7-07 tells its listeners, until they stop listening', async () => {
    configureProduct();
    const { analyticsChoice } = await openPage();
    const heard: string[] = [];
    const unsubscribe = analyticsChoice.subscribe(() => heard.push(analyticsChoice.get()));
    analyticsChoice.set('off');
    analyticsChoice.set('on');
    unsubscribe();
    analyticsChoice.set('off');
    expect(heard).toEqual(['off', 'on']);
  });
});
