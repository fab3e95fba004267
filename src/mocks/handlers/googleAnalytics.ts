/** www.google-analytics.com and its regional hosts: receive the events. */
import { HttpResponse, http } from 'msw';
import { collect } from '../collected';

/** Google's short parameter names. Every other name is prefixed `ep.` (text) or `epn.` (number). */
const NAMES: Record<string, string> = { dl: 'page_location', dr: 'page_referrer', dt: 'page_title' };

export const googleAnalytics = [
  http.post('https://*.google-analytics.com/g/collect', async ({ request }) => {
    const { searchParams } = new URL(request.url);
    // One event is in the address; several are in the body, a line each.
    for (const line of (await request.text()).split(/\r?\n/)) {
      const fields = new Map([...searchParams, ...new URLSearchParams(line)]);
      collect({
        name: fields.get('en') ?? '',
        measurementId: fields.get('tid') ?? '',
        parameters: parametersOf(fields),
      });
    }
    return new HttpResponse(null, { status: 204 });
  }),
];

function parametersOf(fields: Map<string, string>): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [field, value] of fields) {
    const name = NAMES[field] ?? /^epn?\.(.*)/.exec(field)?.[1];
    if (name) parameters[name] = value;
  }
  return parameters;
}
