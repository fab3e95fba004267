// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EDUCATION, PRODUCT } from '../support/projects';
import {
  configure,
  engage,
  finishLoading,
  openMeasuredPage,
  openPage,
  openWaitingPage,
  pass,
  prepareSite,
  requested,
  sent,
  start,
} from './support/measuredPage';

prepareSite();

/** Gives a browser property a value until the test ends. */
function define(target: object, property: string, value: unknown): void {
  Object.defineProperty(target, property, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(target, property));
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

/** Opens a page of this build and this browser, views it, and lets more than the delay pass. */
async function loadWithOneView() {
  const page = await openPage();
  page.startAnalytics();
  page.see('/');
  await start();
  await pass(60_000);
  return page;
}

const refuse = (target: object, property: string, value: unknown) => () => {
  configure(PRODUCT);
  define(target, property, value);
};
const education = { ...EDUCATION, VITE_FIREBASE_EDUCATION_MEASUREMENT_ID: 'G-EDU' };

describe('analytics that may not be', () => {
  it.each([
    ['under Global Privacy Control', 'off-by-browser', refuse(navigator, 'globalPrivacyControl', true)],
    ["under Do Not Track as '1'", 'off-by-browser', refuse(navigator, 'doNotTrack', '1')],
    ["under the window's Do Not Track as 'yes'", 'off-by-browser', refuse(window, 'doNotTrack', 'yes')],
    ['without a project', 'not-configured', () => undefined],
    ['with the education project alone', 'not-configured', () => configure(education)],
  ])('S1-12 S7-07 does not even load the SDK %s, and says so', async (_when, state, prepare) => {
    const load = vi.fn(() => ({}));
    vi.doMock('../../src/services/analyticsSender', load);
    onTestFinished(() => void vi.doUnmock('../../src/services/analyticsSender'));
    prepare();
    const { analyticsChoice, see } = await loadWithOneView();
    see('/about');
    await pass(0);
    expect(load).not.toHaveBeenCalled();
    expect(analyticsChoice.get()).toBe(state);
    expect(analyticsChoice.getServerSnapshot()).toBe(state === 'not-configured' ? state : 'on');
  });

  it.each([
    ['Global Privacy Control', 'globalPrivacyControl', false],
    ['Do Not Track as 0', 'doNotTrack', '0'],
    ['Do Not Track as null', 'doNotTrack', null],
  ])('S7-07 sends when a signal is there but off: %s', async (_signal, property, value) => {
    refuse(navigator, property, value)();
    const { analyticsChoice } = await loadWithOneView();
    expect(analyticsChoice.get()).toBe('on');
    expect(await sent()).toEqual(['page_view /']);
  });

  it('S7-07 sends nothing more when a signal appears after the start', async () => {
    const { see } = await openMeasuredPage();
    define(navigator, 'globalPrivacyControl', true);
    see('/about');
    expect(await sent()).toEqual([]);
  });
});

describe("the visitor's switch", () => {
  it.each([
    ['before the start', () => undefined],
    ['while the SDK loads', () => finishLoading().then(() => vi.advanceTimersByTime(1000))],
  ])('S7-07 switched off %s: nothing is asked for until it is on again', async (_moment, reach) => {
    const { analyticsChoice, see } = await openWaitingPage();
    see('/');
    await reach();
    analyticsChoice.set('off');
    expect(analyticsChoice.get()).toBe('off');
    see('/about');
    await finishLoading();
    await pass(60_000);
    expect(requested).toEqual([]);
    analyticsChoice.set('on');
    see('/careers');
    expect(await sent()).toEqual(['page_view /careers']);
  });

  it('S7-05 S7-07 switched off and on before the start: it starts once, and no earlier', async () => {
    const { analyticsChoice, see } = await openWaitingPage();
    see('/');
    for (const choice of ['off', 'on', 'on'] as const) analyticsChoice.set(choice);
    see('/about');
    await finishLoading();
    await pass(999);
    expect(requested).toEqual([]);
    await pass(1);
    expect(await sent()).toEqual(['page_view /about']);
  });

  it('S7-07 switched off after the start: nothing more is sent, and what was kept of the visitor goes', async () => {
    const { analyticsChoice, see } = await openMeasuredPage();
    setCookies('_ga_DEMO=GS1.1', 'other_ga=1', 'kept=1');
    see('/');
    await sent();
    analyticsChoice.set('on');
    expect(document.cookie.split('; ').sort()).toEqual(['_ga=GA1.1.1.1', '_ga_DEMO=GS1.1', 'kept=1', 'other_ga=1']);
    analyticsChoice.set('off');
    see('/about');
    engage();
    await pass(60_000);
    expect(await sent()).toEqual(['page_view /']);
    expect(document.cookie).toBe('other_ga=1; kept=1');
    // Google is asked to forget the installation.
    expect(requested.at(-1)).toMatch(/^https:\/\/firebaseinstallations\.googleapis\.com\/.*\/installations\/[^/]+$/);
    analyticsChoice.set('on');
    see('/careers');
    expect(await sent()).toEqual(['page_view /', 'page_view /careers']);
  });

  it.each([
    ['was switched off', () => localStorage.setItem('analytics', 'off')],
    ['is refused by the browser', () => define(navigator, 'globalPrivacyControl', true)],
  ])('S7-07 cookies and databases from before go where analytics %s', async (_how, refused) => {
    // The SDK of the tests before keeps the databases of that browser open.
    vi.stubGlobal('indexedDB', new IDBFactory());
    for (const name of ['firebase-installations-database', 'firebase-heartbeat-database', 'other'])
      await new Promise((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result.close());
      });
    configure(PRODUCT);
    setCookies('_ga=GA1.1.1');
    refused();
    await loadWithOneView();
    expect(document.cookie).toBe('');
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['other']);
  });

  it('S7-07 a choice in another tab holds here too', async () => {
    const { analyticsChoice, see } = await openMeasuredPage();
    const heard: string[] = [];
    onTestFinished(analyticsChoice.subscribe(() => heard.push(analyticsChoice.get())));
    localStorage.setItem('analytics', 'off');
    window.dispatchEvent(new StorageEvent('storage', { key: 'analytics' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    see('/about');
    engage();
    await pass(60_000);
    expect(await sent()).toEqual([]);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toEqual(['off', 'on']);
    see('/careers');
    expect(await sent()).toEqual(['page_view /careers']);
  });

  it('S7-07 is remembered on the next page, off as well as on', async () => {
    configure(PRODUCT);
    const { analyticsChoice: first } = await openPage();
    expect(first.get()).toBe('on');
    first.set('off');
    expect({ ...localStorage }).toEqual({ analytics: 'off' });
    const { analyticsChoice: second } = await loadWithOneView();
    expect([second.get(), ...requested]).toEqual(['off']);
    second.set('on');
    expect({ ...localStorage }).toEqual({});
    expect((await openPage()).analyticsChoice.get()).toBe('on');
  });

  it('S7-07 holds until the page is left where storage is blocked', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { analyticsChoice, see } = await openWaitingPage();
    analyticsChoice.set('off');
    see('/');
    await start();
    expect([analyticsChoice.get(), ...requested]).toEqual(['off']);
    analyticsChoice.set('on');
    see('/careers');
    expect(await sent()).toEqual(['page_view /careers']);
  });

  it('S7-07 a choice that storage refuses once does not outlast the next', async () => {
    const { analyticsChoice } = await openWaitingPage();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    });
    analyticsChoice.set('off');
    expect(analyticsChoice.get()).toBe('off');
    analyticsChoice.set('on');
    expect(analyticsChoice.get()).toBe('on');
  });
});
