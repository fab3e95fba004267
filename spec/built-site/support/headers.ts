/** The reviewed headers of every answer; `docs/headers.md` has the reason for each. */
import { headerPolicy } from '../../../build/contentSecurityPolicy';
import { permissionsPolicy } from '../../../build/permissionsPolicy';

/** Policy of a file that is not a page: nothing may run or load when it is opened directly. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

const ANY_FILE = {
  'Strict-Transport-Security': 'max-age=86400',
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
  'Permissions-Policy': permissionsPolicy,
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Cache-Control': 'public, max-age=0, must-revalidate',
};
