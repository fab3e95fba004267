// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collected } from '../../src/mocks/collected';
import { server } from '../../src/mocks/node';
import { openMeasuredPage, prepareSite, rejections, requested, settle } from './support/measuredPage';

prepareSite();

const said: unknown[][] = [];

beforeEach(() => {
  said.length = 0;
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words));
  }
});

/** Opens a page and views two addresses. Faults of analytics must not stop this, nor leave a rejection. */
async function viewTwo() {
  const { see } = await openMeasuredPage();
  for (const address of ['/', '/about']) see(address);
  // Longer than the SDK's retries.
  await vi.advanceTimersByTimeAsync(120_000);
  await settle();
  expect(rejections).toEqual([]);
}

const blocked = () => HttpResponse.error();
const text = () => HttpResponse.html('<h1>Welcome to this network</h1>');
const status = (code: number) => () => new HttpResponse(null, { status: code });
const json = (answer: object) => () => HttpResponse.json(answer);

describe('analytics whose hosts fail', () => {
  it.each([
    ['the tag script is blocked', 'www.googletagmanager.com', blocked, []],
    // It falls back on the configured measurement ID.
    ['webConfig is blocked', 'firebase.googleapis.com', blocked, ['G-DEMO', 'G-DEMO']],
    ['webConfig answers text instead of JSON', 'firebase.googleapis.com', text, ['G-DEMO', 'G-DEMO']],
    ['webConfig answers 503 for ever', 'firebase.googleapis.com', status(503), ['G-DEMO', 'G-DEMO']],
    // What the SDK makes of it is its own affair.
    ['webConfig has another ID', 'firebase.googleapis.com', json({ measurementId: 'G-OTHER' }), expect.anything()],
  ])('is silent where %s', async (_fault, host, answer, ids) => {
    server.use(http.get(`https://${host}/*`, answer));
    await viewTwo();
    expect(said).toEqual([]);
    expect(collected.map(({ measurementId }) => measurementId)).toEqual(ids);
  });

  it.each([
    ['is blocked', blocked],
    ['answers text instead of JSON', text],
  ])('sends the views all the same when the installations host %s', async (_fault, answer) => {
    server.use(http.post('https://firebaseinstallations.googleapis.com/*', answer));
    await viewTwo();
    expect(collected).toHaveLength(2);
    // The SDK's only message without its logger: it could not register. None is the site's.
    expect(said).toHaveLength(1);
  });
});

describe('analytics in a browser that forbids it something', () => {
  it.each([
    ['cookies', () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
    [
      'IndexedDB',
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }),
    ],
    [
      'its chunk',
      () => {
        vi.doMock('../../src/services/analyticsSender', () => {
          throw new TypeError('Failed to fetch dynamically imported module');
        });
        onTestFinished(() => void vi.doUnmock('../../src/services/analyticsSender'));
      },
    ],
  ])('is silent without %s, and asks nothing of any host', async (_what, forbid) => {
    forbid();
    await viewTwo();
    expect(said).toEqual([]);
    expect(requested).toEqual([]);
  });
});
