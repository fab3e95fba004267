/** www.googletagmanager.com: serves the mocked tag script. */
import { HttpResponse, http } from 'msw';
import { gtagScript } from '../gtagScript';

export const googleTagManager = [
  http.get('https://www.googletagmanager.com/gtag/js', ({ request }) => {
    const dataLayerName = new URL(request.url).searchParams.get('l') ?? 'dataLayer';
    return new HttpResponse(`(${gtagScript})(${JSON.stringify(dataLayerName)});`, {
      headers: { 'Content-Type': 'text/javascript' },
    });
  }),
];
