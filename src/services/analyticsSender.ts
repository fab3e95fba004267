/** The Firebase SDK's part of analytics, loaded on demand by `analytics.ts` (S1-12). */
import {
  initializeAnalytics,
  logEvent,
  setAnalyticsCollectionEnabled,
  setDefaultEventParameters,
} from 'firebase/analytics';
import { setLogLevel } from 'firebase/app';
import { deleteInstallations, getInstallations } from 'firebase/installations';
import { startBackends } from './backends';
import { pageTitleOf } from './pageTitle';

export { isSupported } from 'firebase/analytics';

/** One view of a page. */
export interface PageView {
  /** Path plus query, such as `/about?utm_source=mail`. */
  path: string;
  isProgramme: boolean;
}

/**
 * Makes the projects' apps, and starts Firebase Analytics on `product` alone (S1-11, S1-12).
 *
 * @throws Error when the project is not configured. Network failures are silent.
 */
export function createSender() {
  const { product } = startBackends();
  if (!product) throw new Error('Analytics needs the product project');
  setDefaultEventParameters({ page_location: location.origin + location.pathname });
  // A blocked analytics host must not log console errors.
  setLogLevel('silent');
  const analytics = initializeAnalytics(product.app, {
    config: {
      // The SDK's automatic page view would count the first page twice (S7-05).
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // Limits the cookies to this host. Else other subdomains get them, and `forgetVisitor` must know the domain.
      cookie_domain: 'none',
      cookie_flags: 'SameSite=Lax;Secure',
      // In seconds: two months, for which Google keeps the counts. The privacy notice says so.
      cookie_expires: 5_184_000,
      // The previous page without its query, because a query may name a person (S7-03).
      page_referrer: document.referrer.replace(/\?.*/, ''),
    },
  });
  /** Stops (`false`) or resumes (`true`) all sending, the SDK's own events included. To stop deletes the installation. */
  const setEnabled = (isEnabled: boolean) => {
    setAnalyticsCollectionEnabled(analytics, isEnabled);
    // The name that the SDK gave this browser goes, here and at Google. Offline it stays.
    if (!isEnabled) deleteInstallations(getInstallations(product.app)).catch(() => undefined);
  };
  // Also makes the SDK catch a failed start, which it does only once a call waits for it.
  setEnabled(true);
  return {
    setEnabled,
    send({ path, isProgramme }: PageView) {
      const parameters = {
        page_title: pageTitleOf(path),
        page_path: path,
        // The SDK's default is the address at the time of sending, which is wrong for a queued view.
        page_location: location.origin + path,
      };
      // Google's script also sends events of its own. Without these defaults they would carry the address bar's whole query.
      setDefaultEventParameters(parameters);
      logEvent(analytics, 'page_view', parameters);
      if (isProgramme) logEvent(analytics, 'programme_view', parameters);
    },
  };
}

/** Sends views to Google Analytics. */
export type Sender = ReturnType<typeof createSender>;
