/**
 * A page for tests of analytics: the real Firebase SDK in jsdom, mocked hosts, and a held clock. Call {@link
 * prepareSite} once in a test file.
 */
import 'fake-indexeddb/auto';
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { clearCollected, collected, unexpected } from '../../../src/mocks/collected';
import { listen, server } from '../../../src/mocks/node';
import { PRODUCT } from '../../support/projects';

type Analytics = typeof import('../../../src/services/analytics');

/** Every requested address outside the page, in order. */
export const requested: string[] = [];
/** Unhandled rejections of promises. */
export const rejections: unknown[] = [];

const loaded: Analytics[] = [];
let inFlight = 0;

/** Prepares each test of a file, and checks after each that no unknown host was requested. */
export function prepareSite(): void {
  const keepRejection = (reason: unknown) => void rejections.push(reason);
  const scripts = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src) void runScript(node);
    }
  });

  beforeAll(() => {
    listen();
    server.events.on('request:start', ({ request }) => {
      requested.push(request.url);
      inFlight += 1;
    });
    server.events.on('request:end', () => {
      inFlight -= 1;
    });
    process.on('unhandledRejection', keepRejection);
    scripts.observe(document.head, { childList: true });
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    vi.spyOn(window, 'addEventListener');
  });
  afterEach(async () => {
    // Otherwise a page that waits for its load event would start in the next test.
    for (const { analyticsChoice } of loaded.splice(0)) analyticsChoice.set('off');
    // Each test is another page: none hears the storage of a later one.
    for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
      if (type === 'storage') window.removeEventListener(type, listener as EventListener);
    await settle();
    await Promise.all(getApps().map(deleteApp));
    expect(unexpected).toEqual([]);
    server.resetHandlers();
    document.head.replaceChildren();
    Object.assign(window, { dataLayer: [] });
    vi.restoreAllMocks();
    localStorage.clear();
    clearCollected();
    requested.length = 0;
    rejections.length = 0;
  });
  afterAll(() => {
    scripts.disconnect();
    process.off('unhandledRejection', keepRejection);
    server.close();
  });
}

/** Configures a project, for the pages opened after this. */
export function configure(project: Record<string, string>): void {
  for (const [variable, value] of Object.entries(project)) vi.stubEnv(variable, value);
}

/** Opens a page, with analytics in its initial state. `see` records a view of an address, as `/about?hours=8`. */
export async function openPage() {
  vi.resetModules();
  const analytics = await import('../../../src/services/analytics');
  loaded.push(analytics);
  const see = (address: string, viewed: 'page' | 'programme' = 'page') => {
    const [pathname = '', query] = address.split('?');
    analytics.recordView({ pathname, search: query === undefined ? '' : `?${query}` }, viewed);
  };
  return { ...analytics, see };
}

/** Opens a page with analytics configured and asked to start, before the load event. */
export async function openWaitingPage() {
  configure(PRODUCT);
  const analytics = await openPage();
  analytics.startAnalytics();
  return analytics;
}

/** Opens a page with analytics, fires its load event and waits until analytics runs. */
export async function openMeasuredPage() {
  const page = await openWaitingPage();
  await start();
  return page;
}

/** Fires the load event. */
export async function finishLoading(): Promise<void> {
  window.dispatchEvent(new Event('load'));
  await settle();
}

/** Fires the load event and lets the second pass after which analytics starts. */
export async function start(): Promise<void> {
  await finishLoading();
  await pass(1000);
}

/** Lets time pass, in ms, and waits until the work that this started is done. */
export async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await settle();
}

/** The events on the wire once the work under way is done, as `name path`. */
export async function sent(): Promise<string[]> {
  await settle();
  return collected.map(({ name, parameters }) => `${name} ${parameters.page_path}`);
}

/** Google's script sends an event of its own. */
export function engage(): void {
  (window as unknown as { gtag: (...command: unknown[]) => void }).gtag('event', 'user_engagement', {});
}

/** Waits until no import, step of the SDK or request is under way. The clock stands still. */
export async function settle(): Promise<void> {
  for (let quietRounds = 0; quietRounds < 30; quietRounds += 1) {
    await vi.dynamicImportSettled();
    // Not the asynchronous form: within it, a delay of 0 becomes one of 1 ms.
    vi.advanceTimersByTime(0);
    await new Promise((resolve) => setImmediate(resolve));
    if (inFlight > 0) quietRounds = 0;
  }
}

/** Fetches and runs a script element, or reports its failure, because jsdom does not. */
async function runScript(script: HTMLScriptElement): Promise<void> {
  try {
    const response = await fetch(script.src);
    if (!response.ok) throw new Error(`${response.status}`);
    // Indirect, so that it runs in the global scope.
    // biome-ignore lint/security/noGlobalEval: running it is the point.
    globalThis.eval(await response.text());
  } catch {
    script.dispatchEvent(new Event('error'));
  }
}
