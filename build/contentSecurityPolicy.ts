/** The Content-Security-Policy of a page: nothing by default, its inline script and its inline style by hash. */
import { createHash } from 'node:crypto';
import { hideClosedPromotion } from '../src/shell/navigation/closedPromotions.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hosts, by type of resource. */
type Hosts = Record<'script' | 'connect' | 'image', readonly string[]>;

const NO_HOSTS: Hosts = { script: [], connect: [], image: [] };

/** Hosts that every page may use, as `{ ...NO_HOSTS, image: ['https://maps.example'] }`. */
const HOSTS = NO_HOSTS;

/** The hosts that Firebase Analytics loads its script from and reports to. */
const ANALYTICS_HOSTS: Hosts = {
  // The path keeps the host's other files out. It serves anyone's container too, for a policy ignores the query.
  script: ['https://www.googletagmanager.com/gtag/js'],
  connect: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/**
 * The policy in the header of every page, for both builds: with analytics and without. The build writes it into
 * `firebase.json`.
 */
export const headerPolicy = [
  ['script-src', "'self'", hash(hideClosedPromotion), ...HOSTS.script, ...ANALYTICS_HOSTS.script].join(' '),
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

/**
 * The policy for a page with this inline style. When analytics is configured, it includes Google's hosts, and the two Trusted
 * Types policies with which the SDK, and then Google's script, add scripts.
 */
export function contentSecurityPolicy(inlineStyle: string, hasAnalytics: boolean, hosts = HOSTS): string {
  const analytics = hasAnalytics ? ANALYTICS_HOSTS : NO_HOSTS;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hash(hideClosedPromotion), ...hosts.script, ...analytics.script],
    // The page's critical CSS is allowed by hash; all other styles are files of the site.
    'style-src-elem': ["'self'", hash(inlineStyle)],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', ...hosts.image, ...analytics.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connect, ...analytics.connect],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': hasAnalytics ? ['firebase-js-sdk-policy', 'goog#html'] : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
