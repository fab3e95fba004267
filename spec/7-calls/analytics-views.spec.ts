// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { collected } from '../../src/mocks/collected';
import { configureProduct, finishLoading, openMeasuredPage, openPage, pass, prepareSite, sent } from './support/site';

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

  it('S7-04 programme_view follows page_view on a programme page, with the same parameters', async () => {
    const { recordView } = await openMeasuredPage();
    recordView(at('/programs/AIToolsBC', '?ref=menu'), 'programme');
    await pass(0);
    expect(collected.map(({ name }) => name)).toEqual(['page_view', 'programme_view']);
    expect(collected[1]?.parameters).toEqual(collected[0]?.parameters);
    expect(collected[1]?.parameters).toMatchObject({
      page_title: 'Programs: AI tools BC',
      page_path: '/programs/AIToolsBC?ref=menu',
    });
  });

  it('S7-04 programme_view is not sent on any other page', async () => {
    const { recordView } = await openMeasuredPage();
    recordView(at('/programs/bootcamps'), 'page');
    await pass(0);
    expect(sent()).toEqual(['page_view /programs/bootcamps']);
  });
});

describe('a view that is recorded again', () => {
  it.each([
    ['before the start', openWaitingPage],
    ['after the start', openMeasuredPage],
  ])('S7-05 counts once %s', async (_when, open) => {
    const { recordView } = await open();
    recordView(at('/programs/cyber-security', '?a=1'), 'programme');
    recordView(at('/programs/cyber-security', '?a=1'), 'programme');
    await start();
    expect(sent()).toEqual(['page_view /programs/cyber-security?a=1', 'programme_view /programs/cyber-security?a=1']);
  });

  it('S7-05 counts an alias once, under the listed path', async () => {
    const { recordView } = await openWaitingPage();
    recordView(at('/about'), 'page');
    recordView(at('/programs/softwareEngineer', '?a=1'), 'page');
    recordView(at('/programs/softwareengineer', '?a=1'), 'programme');
    await start();
    expect(sent()).toEqual([
      'page_view /about',
      'page_view /programs/softwareengineer?a=1',
      'programme_view /programs/softwareengineer?a=1',
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
      ['/about', '?a=1'],
      ['/about', '?A=1'],
    ] as const) {
      recordView(at(path, query), 'page');
    }
    await pass(0);
    expect(sent()).toEqual([
      'page_view /about',
      'page_view /careers',
      'page_view /about',
      'page_view /about?a=1',
      'page_view /about?A=1',
    ]);
  });
});

async function openWaitingPage() {
  configureProduct();
  const analytics = await openPage();
  analytics.startAnalytics();
  return analytics;
}

async function start() {
  await finishLoading();
  await pass(1000);
}
