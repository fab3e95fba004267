/** The reviewed headers of every answer; `docs/headers.md` has the reason for each. */
import { headerPolicy } from '../../../build/contentSecurityPolicy';

/** Policy of a file that is not a page: nothing may run or load when it is opened directly. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

const ANY_FILE = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of `/assets/`: few, because a page requests many files, and without those that only documents obey. */
export const ASSET = {
  'Content-Security-Policy': NO_PAGE,
  ...ANY_FILE,
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Headers of all other answers: pages, redirects, 404, and files at the root. */
export const DOCUMENT = {
  'Content-Security-Policy': headerPolicy,
  ...ANY_FILE,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'accelerometer=()',
    'autoplay=()',
    'browsing-topics=()',
    'camera=()',
    'clipboard-read=()',
    'compute-pressure=()',
    'display-capture=()',
    'encrypted-media=()',
    'fullscreen=()',
    'gamepad=()',
    'geolocation=()',
    'gyroscope=()',
    'hid=()',
    'identity-credentials-get=()',
    'idle-detection=()',
    'keyboard-map=()',
    'local-fonts=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'otp-credentials=()',
    'payment=()',
    'picture-in-picture=()',
    'private-state-token-issuance=()',
    'private-state-token-redemption=()',
    'publickey-credentials-create=()',
    'publickey-credentials-get=()',
    'screen-wake-lock=()',
    'serial=()',
    'storage-access=()',
    'sync-xhr=()',
    'usb=()',
    'window-management=()',
    'xr-spatial-tracking=()',
  ].join(', '),
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Cache-Control': 'public, max-age=0, must-revalidate',
};
