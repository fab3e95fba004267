/** Mocked outside hosts, one file each; the same in vitest and in `npm run dev`. */
import { unexpected } from './collected';
import { firebase } from './handlers/firebase';
import { firebaseInstallations } from './handlers/firebaseInstallations';
import { googleAnalytics } from './handlers/googleAnalytics';
import { googleTagManager } from './handlers/googleTagManager';

export const handlers = [...firebase, ...firebaseInstallations, ...googleAnalytics, ...googleTagManager];

/**
 * For msw's `onUnhandledRequest`: lets the site's own host through and refuses every other.
 *
 * @throws Error for another host, which fails the request; `unexpected` keeps the address.
 */
export function refuseOutsideHosts({ url }: Request): void {
  const { hostname } = new URL(url);
  if (['localhost', '127.0.0.1', '[::1]', globalThis.location?.hostname].includes(hostname)) return;
  unexpected.push(url);
  throw new Error(`No outside host may be reached: write a handler for ${url}`);
}
