// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collected } from '../../src/mocks/collected';
import { server } from '../../src/mocks/node';
import { openMeasuredPage, prepareSite, rejections, requested, sent, settle } from './support/measuredPage';

prepareSite();

const about = { pathname: '/about', search: '' };
const said: unknown[][] = [];

beforeEach(() => {
  said.length = 0;
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words));
  }
});

/** Opens a page and records two views. Faults of analytics must neither stop this nor show. */
async function viewTwoPages() {
  const { recordView } = await openMeasuredPage();
  recordView({ pathname: '/', search: '' }, 'page');
  recordView(about, 'programme');
  await passTwoMinutes();
  expect(rejections).toEqual([]);
}

async function viewTwoPagesInSilence() {
  await viewTwoPages();
  expect(said).toEqual([]);
}

/** Lets more time pass than the SDK's retries take. */
async function passTwoMinutes() {
  await vi.advanceTimersByTimeAsync(120_000);
  await settle();
}

describe('analytics whose hosts fail', () => {
  it('is silent when the tag script is blocked, and sends nothing', async () => {
    server.use(http.get('https://www.googletagmanager.com/*', () => HttpResponse.error()));
    await viewTwoPagesInSilence();
    expect(collected).toEqual([]);
  });

  it.each([
    ['is blocked', () => HttpResponse.error()],
    ['answers text instead of JSON', () => HttpResponse.html('<h1>Welcome to this network</h1>')],
    ['answers 403', () => HttpResponse.json({ error: { message: 'forbidden' } }, { status: 403 })],
    ['answers 503 for as long as the SDK asks', () => new HttpResponse(null, { status: 503 })],
  ])('falls back on the configured measurement ID, in silence, when webConfig %s', async (_fault, answer) => {
    server.use(http.get('https://firebase.googleapis.com/*', answer));
    await viewTwoPagesInSilence();
    expect(sent()).toEqual(['page_view /', 'page_view /about', 'programme_view /about']);
    expect(collected.every(({ measurementId }) => measurementId === 'G-DEMO')).toBe(true);
  });

  it.each([
    ['null', null],
    ['an empty object', {}],
    ['a list', [1, 2]],
    ['another measurement ID', { appId: '1:0:web:demo', measurementId: 'G-OTHER' }],
  ])('is silent when webConfig answers %s', async (_fault, answer) => {
    server.use(http.get('https://firebase.googleapis.com/*', () => HttpResponse.json(answer)));
    await viewTwoPagesInSilence();
  });

  it.each([
    ['is blocked', () => HttpResponse.error()],
    ['answers text instead of JSON', () => HttpResponse.html('<h1>Welcome to this network</h1>')],
  ])('sends the views all the same when the installations host %s', async (_fault, answer) => {
    server.use(http.post('https://firebaseinstallations.googleapis.com/*', answer));
    await viewTwoPages();
    expect(sent()).toEqual(['page_view /', 'page_view /about', 'programme_view /about']);
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
  ])('is silent without %s, and asks nothing of any host', async (_what, forbid) => {
    forbid();
    await viewTwoPagesInSilence();
    expect(requested).toEqual([]);
  });

  it('is silent when its chunk does not arrive', async () => {
    vi.doMock('../../src/services/analyticsSender', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    onTestFinished(() => void vi.doUnmock('../../src/services/analyticsSender'));
    await viewTwoPagesInSilence();
    expect(requested).toEqual([]);
  });

  it('is silent when it fails to start with nothing to send', async () => {
    server.use(http.get('https://firebase.googleapis.com/*', () => HttpResponse.json(null)));
    await openMeasuredPage();
    await passTwoMinutes();
    expect(rejections).toEqual([]);
    expect(said).toEqual([]);
  });
});
