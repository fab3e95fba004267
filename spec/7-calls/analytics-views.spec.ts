// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { collected } from '../../src/mocks/collected';
import {
  finishLoading,
  openMeasuredPage,
  openWaitingPage,
  pass,
  prepareSite,
  requested,
  sent,
} from './support/measuredPage';

prepareSite();

const at = (pathname: string, search = '') => ({ pathname, search });

describe('the events', () => {
  it('S7-03 page_view carries the path’s title, and the path plus query', async () => {
    const { recordView } = await openMeasuredPage();
    recordView(at('/corporate-training/practical-ai', '?utm_source=mail&utm_term=a%20b'), 'page');
    await pass(0);
    expect(collected).toEqual([
      {
        name: 'page_view',
        measurementId: 'G-DEMO',
        parameters: expect.objectContaining({
          page_title: 'Corporate training: Practical AI',
          page_path: '/corporate-training/practical-ai?utm_source=mail&utm_term=a%20b',
          page_location: 'http://localhost:3000/corporate-training/practical-ai?utm_source=mail&utm_term=a%20b',
        }),
      },
    ]);
  });

  it.each([
    [
      '?hours=12&start=2027-01-11&pay=monthly&programme=AITools',
      '?hours=12&start=2027-01-11&pay=monthly&programme=AITools',
    ],
    ['?email=jane%40site.example', ''],
    ['?name=Jane&utm_campaign=open-day&token=1', '?utm_campaign=open-day'],
    ['?utm_content=jane@site.example&utm_id=jane%40site.example', ''],
    ['?Hours=12&hours&xhours=1&utm_=1', ''],
    ['?', ''],
  ])('S7-03 the events carry the query %s as %j', async (query, carried) => {
    const { recordView } = await openMeasuredPage();
    window.history.replaceState(null, '', `/about${query}`);
    recordView(at('/about', query), 'page');
    await pass(0);
    (window as unknown as { gtag: (...command: unknown[]) => void }).gtag('event', 'user_engagement', {});
    await pass(0);
    window.history.replaceState(null, '', '/');
    expect(collected.map(({ name, parameters }) => [name, parameters.page_path, parameters.page_location])).toEqual([
      ['page_view', `/about${carried}`, `http://localhost:3000/about${carried}`],
      ['user_engagement', `/about${carried}`, `http://localhost:3000/about${carried}`],
    ]);
    expect(requested.filter((address) => /jane|token/i.test(address))).toEqual([]);
  });

  it('S7-03 the page before is named without its query', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost:3000/?email=jane%40site.example');
    const { recordView } = await openMeasuredPage();
    recordView(at('/about'), 'page');
    await pass(0);
    expect(collected[0]?.parameters.page_referrer).toBe('http://localhost:3000/');
  });

  it('S7-04 programme_view follows page_view on a programme page, with the same parameters', async () => {
    const { recordView } = await openMeasuredPage();
    recordView(at('/programs/AIToolsBC', '?utm_source=menu'), 'programme');
    await pass(0);
    expect(collected.map(({ name }) => name)).toEqual(['page_view', 'programme_view']);
    expect(collected[1]?.parameters).toEqual(collected[0]?.parameters);
    expect(collected[1]?.parameters).toMatchObject({
      page_title: 'Programs: AI tools BC',
      page_path: '/programs/AIToolsBC?utm_source=menu',
    });
  });
});

describe('a view that is recorded again', () => {
  it.each([
    ['before the start', openWaitingPage],
    ['after the start', openMeasuredPage],
  ])('S7-05 counts once %s', async (_when, open) => {
    const { recordView } = await open();
    recordView(at('/programs/cyber-security', '?utm_term=a'), 'programme');
    recordView(at('/programs/cyber-security', '?utm_term=a'), 'programme');
    await start();
    expect(sent()).toEqual([
      'page_view /programs/cyber-security?utm_term=a',
      'programme_view /programs/cyber-security?utm_term=a',
    ]);
  });

  it('S7-05 counts an alias once, under the listed path', async () => {
    const { recordView } = await openWaitingPage();
    recordView(at('/about'), 'page');
    recordView(at('/programs/softwareEngineer', '?utm_term=a'), 'page');
    recordView(at('/programs/softwareengineer', '?utm_term=a'), 'programme');
    await start();
    expect(sent()).toEqual([
      'page_view /about',
      'page_view /programs/softwareengineer?utm_term=a',
      'programme_view /programs/softwareengineer?utm_term=a',
    ]);
  });

  it('S7-05 counts once after the start when an alias redirects', async () => {
    const { recordView } = await openMeasuredPage();
    recordView(at('/programs/softwareEngineer'), 'programme');
    recordView(at('/programs/softwareengineer'), 'programme');
    await pass(0);
    expect(sent()).toEqual(['page_view /programs/softwareEngineer', 'programme_view /programs/softwareEngineer']);
  });

  it('S7-03 counts again after another page, and with another query', async () => {
    const { recordView } = await openMeasuredPage();
    for (const [path, query] of [
      ['/about'],
      ['/careers'],
      ['/about'],
      ['/about', '?utm_term=a'],
      ['/about', '?utm_term=A'],
    ] as const) {
      recordView(at(path, query), 'page');
    }
    await pass(0);
    expect(sent()).toEqual([
      'page_view /about',
      'page_view /careers',
      'page_view /about',
      'page_view /about?utm_term=a',
      'page_view /about?utm_term=A',
    ]);
  });
});

async function start() {
  await finishLoading();
  await pass(1000);
}
