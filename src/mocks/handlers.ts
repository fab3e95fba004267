/** Mocked outside hosts, the same in vitest and in `npm run dev`. */
import { HttpResponse, http } from 'msw';
import { collected, unexpected } from './collected';
import { gtagScript } from './gtagScript';

/** Gives the SDK the measurement ID of an app. */
const firebase = http.get('https://firebase.googleapis.com/v1alpha/projects/-/apps/:appId/webConfig', ({ params }) =>
  HttpResponse.json({ projectId: 'demo-product', appId: params.appId, measurementId: 'G-DEMO' }),
);

const INSTALLATIONS = 'https://firebaseinstallations.googleapis.com/v1/projects/:projectId/installations';
const authToken = { token: 'demo-token', expiresIn: '604800s' };

/** Registers a browser, renews its token, and forgets it. */
const firebaseInstallations = [
  http.delete(`${INSTALLATIONS}/:fid`, () => HttpResponse.json({})),
  http.post<{ projectId: string }, { fid: string }>(INSTALLATIONS, async ({ params, request }) => {
    const { fid } = await request.json();
    const name = `projects/${params.projectId}/installations/${fid}`;
    return HttpResponse.json({ name, fid, refreshToken: 'demo-refresh-token', authToken });
  }),
  http.post(`${INSTALLATIONS}/:fid/authTokens*`, () => HttpResponse.json(authToken)),
];

/** Serves the mocked tag script. */
const googleTagManager = http.get('https://www.googletagmanager.com/gtag/js', ({ request }) => {
  const dataLayerName = new URL(request.url).searchParams.get('l') ?? 'dataLayer';
  return new HttpResponse(`(${gtagScript})(${JSON.stringify(dataLayerName)});`, {
    headers: { 'Content-Type': 'text/javascript' },
  });
});

/** Receives the events: each in an address, as `gtagScript` sends it. */
const googleAnalytics = http.post('https://www.google-analytics.com/g/collect', ({ request }) => {
  const { en = '', tid = '', ...parameters } = Object.fromEntries(new URL(request.url).searchParams);
  collected.push({ name: en, measurementId: tid, parameters });
  return new HttpResponse(null, { status: 204 });
});

export const handlers = [firebase, ...firebaseInstallations, googleAnalytics, googleTagManager];

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
