/** The headers of every answer, as they were reviewed; `docs/headers.md` says why each is there. */

/** The policy of a file that is no page: nothing may run or load where it is opened by itself. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

const ANY_FILE = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A file of `/assets/`: few, because a page asks for many. What only a document obeys is not sent with it. */
export const ASSET = {
  'Content-Security-Policy': NO_PAGE,
  ...ANY_FILE,
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Everything else: pages, redirects, what is not found, and files at the root. */
export const DOCUMENT = {
  'Content-Security-Policy':
    "script-src 'self' 'sha256-grK4fV6S2zaDurtk6PKnV9SGMmTCSp4HV59X0m/8tjw=' https://www.googletagmanager.com/gtag/js; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
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
