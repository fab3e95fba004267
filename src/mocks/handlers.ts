/** The outside hosts that the site talks to, one file each; the same in vitest and in `npm run dev`. */
import { unexpected } from './collected';
import { firebase } from './handlers/firebase';
import { firebaseInstallations } from './handlers/firebaseInstallations';
import { googleAnalytics } from './handlers/googleAnalytics';
import { googleTagManager } from './handlers/googleTagManager';

export const handlers = [...firebase, ...firebaseInstallations, ...googleAnalytics, ...googleTagManager];

/**
 * For msw's `onUnhandledRequest`: the site's own host is let through, any other is refused before it is reached.
 *
 * @throws Error for another host, which fails the request; the address is kept in `unexpected`.
 */
export function refuseOutsideHosts({ url }: Request): void {
  const { hostname } = new URL(url);
  if (['localhost', '127.0.0.1', '[::1]', globalThis.location?.hostname].includes(hostname)) return;
  unexpected.push(url);
  throw new Error(`No outside host may be reached: write a handler for ${url}`);
}
