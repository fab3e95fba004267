/**
 * Analytics in the first-visit script: the queue of views, and the visitor's choice. `analyticsSender` brings the SDK. The
 * specification does not show the exact payload. The events are `page_view` and `programme_view`. Each has `page_title` (see
 * `pageTitle.ts`), `page_path` (path plus query, see {@link SENT}) and `page_location` (with the origin).
 */
import { ANALYTICS_START_DELAY_MS } from '../constants';
import type { PageView, Sender } from './analyticsSender';
import { store, stored } from './storage';

/** `on` sends views. The other states send nothing: the visitor or the browser's privacy signal refuses, or no project. */
export type AnalyticsState = 'on' | 'off' | 'off-by-browser' | 'not-configured';

/** The query parameters that are sent: the planner's choices and a campaign's names. Others may name a person (S7-03). */
const SENT = /^(hours|start|pay|programme|utm_[a-z]+)=(?!.*(@|%40))/;
const STORAGE_KEY = 'analytics';
const MAX_QUEUED_VIEWS = 100;
/** Analytics starts at most this much later on a page that is never idle, in ms. */
const IDLE_TIMEOUT_MS = 500;

/** `true` in a build with analytics. One variable is enough: a project has all of them or none. */
// The bundler evaluates `!!`, and leaves the SDK out of a build without a project.
export const isAnalyticsConfigured = !!import.meta.env.VITE_FIREBASE_PRODUCT_APP_ID;

const queue: PageView[] = [];
const listeners = new Set<() => void>();
let lastView = '';
let isDue = false;
let sender: Sender | undefined;

/**
 * Starts analytics about a second after the load event, off the critical path (S1-12, S7-05, S9-10).
 * It may be off: see {@link AnalyticsState} (S7-07). Call it once, from the entry. It reports no failure.
 */
export function startAnalytics(): void {
  if (!isAnalyticsConfigured) return;
  addEventListener('storage', handleStorage);
  if (document.readyState === 'complete') startSoon();
  else addEventListener('load', startSoon, { once: true });
}

/**
 * Records a shown route: `page_view` for each, and `programme_view` for a programme page (S7-03, S7-04). Views queue
 * until analytics starts, and are sent once and in order (S7-05).
 * A repeat of the last view counts once: an effect run twice, a hash change, or a redirect between spellings. Pass the
 * listed path where known; only a queued view's spelling is corrected.
 */
export function recordView(
  { pathname, search }: { pathname: string; search: string },
  viewed: 'page' | 'programme',
): void {
  if (analyticsChoice.get() !== 'on') return;
  const query = search
    .slice(1)
    .split('&')
    .filter((part) => SENT.test(part))
    .join('&');
  const view = { path: query ? `${pathname}?${query}` : pathname, isProgramme: viewed === 'programme' };
  const key = pathname.toLowerCase() + search;
  const isRepeated = key === lastView;
  lastView = key;
  if (isRepeated) {
    if (queue.pop()) queue.push(view);
  } else if (sender) sender.send(view);
  else if (queue.length < MAX_QUEUED_VIEWS) queue.push(view);
}

/**
 * The visitor's analytics choice, shaped for React's `useSyncExternalStore` (S7-07). The browser's storage keeps it;
 * where storage is blocked it lasts until the page is closed.
 */
export const analyticsChoice = {
  get(): AnalyticsState {
    if (!isAnalyticsConfigured) return 'not-configured';
    if (isRefusedByBrowser()) return 'off-by-browser';
    return stored(STORAGE_KEY) ? 'off' : 'on';
  },
  /** Value in the prerendered page, before the visitor's choice is known. */
  getServerSnapshot: (): AnalyticsState => (isAnalyticsConfigured ? 'on' : 'not-configured'),
  /** 'off' stops sending and drops the queue; 'on' records views again. */
  set(choice: 'on' | 'off'): void {
    store(STORAGE_KEY, choice === 'off' ? choice : '');
    followChoice();
  },
  /** @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Makes sending, and the listeners, follow the visitor's choice. */
function followChoice(): void {
  const isOn = analyticsChoice.get() === 'on';
  if (!isOn) queue.length = 0;
  sender?.setEnabled(isOn);
  if (isDue) void load();
  for (const listener of listeners) listener();
}

/** Follows a choice of another tab, or storage that was cleared there (`key` is null). */
function handleStorage({ key }: StorageEvent): void {
  if (key === STORAGE_KEY || key === null) followChoice();
}

function startSoon(): void {
  setTimeout(() => {
    isDue = true;
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS });
    else void load();
  }, ANALYTICS_START_DELAY_MS);
}

async function load(): Promise<void> {
  try {
    // Views that were sent before the visitor refused may have left cookies.
    if (analyticsChoice.get() !== 'on') return forgetVisitor();
    const { createSender, isSupported } = await import('./analyticsSender');
    const hasSupport = await isSupported();
    // The visitor may have changed the switch meanwhile.
    if (!hasSupport || sender || analyticsChoice.get() !== 'on') return;
    sender = createSender();
    queue.splice(0).forEach(sender.send);
  } catch {
    // The site works without analytics.
  }
}

/**
 * Deletes Google's cookies, which are this host's alone (see `analyticsSender.ts`), and the SDK's databases. The SDK keeps them
 * open, so a page that has loaded it leaves them to the next one.
 */
function forgetVisitor(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is not in every browser.
  for (const name of document.cookie.match(/\b_ga[^=;]*/g) ?? []) document.cookie = `${name}=; max-age=0; path=/`;
  if (sender) return;
  for (const name of ['installations', 'heartbeat']) indexedDB.deleteDatabase(`firebase-${name}-database`);
}

function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  const signals = [doNotTrack, (window as { doNotTrack?: string | null }).doNotTrack];
  return globalPrivacyControl === true || signals.some((signal) => signal === '1' || signal === 'yes');
}
