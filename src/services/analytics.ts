/**
 * Analytics, as far as the first load carries it: what waits, and whether anything may be sent. The SDK and everything
 * that talks to it arrive with `analyticsSender`.
 *
 * The document does not show the exact payload shape. Ours: the events `page_view` and `programme_view`, each with
 * `page_title` (see `pageTitle.ts`), `page_path` (path plus query) and `page_location` (the same with the origin).
 */
import { ANALYTICS_START_DELAY_MS } from '../constants';
import type { Sender, View } from './analyticsSender';

/** Whether views are sent: yes; the visitor said no; the visitor's browser says no; there is nowhere to send them. */
export type AnalyticsState = 'on' | 'off' | 'off-by-browser' | 'not-configured';

const STORAGE_KEY = 'analytics';
const MOST_WAITING_VIEWS = 100;
/** A page that is never idle starts analytics this much later all the same, in ms. */
const IDLE_TIMEOUT_MS = 500;

/** Whether this build has analytics at all. A project is configured by all of its variables or by none, so one answers. */
// The bundler can work `!!` out, and leaves the SDK out of a build without a project.
export const isAnalyticsConfigured = !!import.meta.env.VITE_FIREBASE_PRODUCT_APP_ID;

const waiting: View[] = [];
const listeners = new Set<() => void>();
// Stryker disable next-line StringLiteral: No address is either text, so the first view is new with both.
let lastView = '';
let isDue = false;
let isSwitchedOff = false;
let sender: Sender | undefined;

/**
 * Starts analytics about a second after the load event, off the critical path (S1-12, S7-05, S9-10), unless it may not:
 * see {@link AnalyticsState} (S7-07). Call it once, from the entry. Nothing that fails in it is heard of.
 */
export function startAnalytics(): void {
  // Stryker disable next-line ConditionalExpression: Without a project nothing is sent later either; the line lets the bundler leave the SDK out, which spec/7-calls/bundles.spec.ts holds.
  if (!isAnalyticsConfigured) return;
  if (document.readyState === 'complete') startSoon();
  else addEventListener('load', startSoon, { once: true });
}

/**
 * Records that a route is shown: `page_view` for each, and `programme_view` as well for a programme page (S7-03, S7-04).
 * Views wait until analytics has started and are then sent in order, each once (S7-05).
 *
 * Repeating the last one counts once: an effect that React runs twice, a hash within the page, or an alias in other
 * capitals that redirects. Give it the listed path where you can; of two spellings only a waiting one is corrected.
 */
export function recordView(
  { pathname, search }: { pathname: string; search: string },
  kind: 'page' | 'programme',
): void {
  if (analyticsChoice.get() !== 'on') return;
  const view = { path: pathname + search, isProgramme: kind === 'programme' };
  // Stryker disable next-line MethodExpression: Two paths are alike in small letters when they are alike in capitals.
  const key = pathname.toLowerCase() + search;
  const isRepeated = key === lastView;
  lastView = key;
  if (isRepeated) {
    if (waiting.pop()) waiting.push(view);
  } else if (sender) sender.send(view);
  else if (waiting.length < MOST_WAITING_VIEWS) waiting.push(view);
}

/**
 * The visitor's switch, in the shape that React's `useSyncExternalStore` takes (S7-07). The choice is remembered in the
 * browser's storage, or until the page is left where storage is blocked.
 */
export const analyticsChoice = {
  get(): AnalyticsState {
    if (!isAnalyticsConfigured) return 'not-configured';
    if (isRefusedByBrowser()) return 'off-by-browser';
    return isSwitchedOff || isRememberedOff() ? 'off' : 'on';
  },
  /** What the prerendered page says, before the visitor's choice is known. */
  getServerSnapshot: (): AnalyticsState => (isAnalyticsConfigured ? 'on' : 'not-configured'),
  /** From 'off' on nothing more is sent, and what waited is dropped; from 'on' on views count again. */
  set(choice: 'on' | 'off'): void {
    isSwitchedOff = choice === 'off';
    try {
      if (isSwitchedOff) localStorage.setItem(STORAGE_KEY, 'off');
      else localStorage.removeItem(STORAGE_KEY);
    } catch {
      // Storage is blocked: `isSwitchedOff` remembers it.
    }
    if (isSwitchedOff) waiting.length = 0;
    sender?.setEnabled(!isSwitchedOff);
    if (isDue) void load();
    for (const listener of listeners) listener();
  },
  /** @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function startSoon(): void {
  setTimeout(() => {
    isDue = true;
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS });
    else void load();
  }, ANALYTICS_START_DELAY_MS);
}

async function load(): Promise<void> {
  if (analyticsChoice.get() !== 'on') return;
  try {
    const { createSender, isSupported } = await import('./analyticsSender');
    const isAble = await isSupported();
    // The visitor may have switched it off, or off and on, while this waited.
    if (!isAble || sender || analyticsChoice.get() !== 'on') return;
    sender = createSender();
    waiting.splice(0).forEach(sender.send);
  } catch {
    // A site without its analytics is a whole site.
  }
}

function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  const signals = [doNotTrack, (window as { doNotTrack?: string | null }).doNotTrack];
  return globalPrivacyControl === true || signals.some((signal) => signal === '1' || signal === 'yes');
}

function isRememberedOff(): boolean {
  // Stryker disable BlockStatement: Nothing is returned then, which counts as not remembered, as false does.
  try {
    return localStorage.getItem(STORAGE_KEY) === 'off';
  } catch {
    return false;
  }
}
