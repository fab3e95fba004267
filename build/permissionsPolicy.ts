/** The header Permissions-Policy: what the pages, and others' scripts in them, may ask a browser for. */

/** Each feature that is allowed, and why. */
const ALLOWED: Record<string, string> = {
  'clipboard-write': 'A plan and a question can be copied.',
  'deferred-fetch': "A browser sends a page's last request of analytics after it has closed.",
};

/**
 * Each feature that Chromium names (`document.featurePolicy.features()`), but client hints (`ch-…`), which the host never asks
 * for. A name that a browser does not know is a message in its console, so features of other systems, as `bluetooth`, are left out.
 */
const FEATURES = [
  ...['accelerometer', 'aria-notify', 'autoplay', 'browsing-topics', 'camera', 'captured-surface-control'],
  ...['clipboard-read', 'clipboard-write', 'compute-pressure', 'cross-origin-isolated', 'deferred-fetch'],
  ...['deferred-fetch-minimal', 'digital-credentials-create', 'digital-credentials-get', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'identity-credentials-get'],
  ...['idle-detection', 'interest-cohort', 'keyboard-map', 'language-detector', 'language-model', 'local-fonts'],
  ...['local-network', 'local-network-access', 'loopback-network', 'magnetometer', 'media-playback-while-not-visible'],
  ...['microphone', 'midi', 'on-device-speech-recognition', 'otp-credentials', 'payment', 'picture-in-picture'],
  ...['private-state-token-issuance', 'private-state-token-redemption', 'publickey-credentials-create'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'speaker-selection', 'storage-access', 'summarizer'],
  ...['sync-xhr', 'translator', 'unload', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** The header's value. The build writes it into `firebase.json`. */
export const permissionsPolicy = FEATURES.map((name) => `${name}=${name in ALLOWED ? '(self)' : '()'}`).join(', ');
