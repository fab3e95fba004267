import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../support/clock';
import { stubBrowser, watchListeners } from '../support/shell';

const started: string[] = [];
const Site = () => (
  <button type="button" onClick={() => started.push('a press')}>
    The site
  </button>
);

vi.mock('../../src/App', () => ({ App: Site }));
vi.mock('../../src/services/analytics', () => ({ startAnalytics: () => started.push('analytics') }));
vi.mock('../../src/services/webVitals', () => ({ reportWebVitals: () => started.push('web vitals') }));
vi.mock('../../src/mocks/browser', () => ({ startMocks: async () => void started.push('mocks') }));
// No page's code is fetched: it would arrive in the middle of a later test.
vi.mock('../../src/shell/page-area/routes', async (original) => ({
  ...(await original<typeof import('../../src/shell/page-area/routes')>()),
  loadPage: async () => undefined,
}));

beforeEach(() => {
  vi.resetModules();
  started.length = 0;
  stubBrowser();
  vi.stubEnv('DEV', false);
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** A visit to the address; `replaced` has the addresses it was replaced by. */
function visit(pathname: string, search = '', hash = '') {
  const replaced: string[] = [];
  vi.stubGlobal('location', { pathname, search, hash, replace: (address: string) => replaced.push(address) });
  return replaced;
}

const start = () => act(async () => (await import('../../src/client/hydrate')).hydrate());

describe('the start of the site', () => {
  it('S7-06 S1-12 an empty page is rendered, and analytics and web vitals start', async () => {
    const held = watchListeners();
    await start();
    expect(held().map(([type]) => type)).not.toContain('click');
    expect(screen.getByText('The site')).toBeTruthy();
    expect(started).toEqual(['analytics', 'web vitals']);
  });

  it('a prerendered page keeps its elements, its links the browser’s', async () => {
    const root = document.getElementById('root') as HTMLElement;
    root.innerHTML = renderToString(<Site />);
    const built = root.firstElementChild as HTMLElement;
    const held = watchListeners();
    await start();
    expect(held().slice(0, 2)).toEqual([
      ['click', { capture: true }],
      ['popstate', { capture: true }],
    ]);
    expect(started).toEqual(['analytics', 'web vitals']);
    await eventually(() => {
      built.click();
      expect(started).toContain('a press');
    });
    expect(root.firstElementChild).toBe(built);
  });

  it('evaluating the module alone hydrates nothing', async () => {
    await act(() => import('../../src/client/hydrate'));
    expect(document.getElementById('root')?.childElementCount).toBe(0);
    expect(started).toEqual([]);
  });

  it('S2-02 another spelling is replaced by the listed one', async () => {
    const replaced = visit('/programs/softwareEngineer', '?x=1', '#fees');
    await start();
    expect(replaced).toEqual(['/programs/softwareengineer?x=1#fees']);
    expect(screen.queryByText('The site')).toBeNull();
    expect(started).toEqual([]);
  });

  it.each(['/about', '/pottery'])('S2-02 %s is not replaced', async (path) => {
    const replaced = visit(path);
    await start();
    expect(replaced).toEqual([]);
    expect(started).toEqual(['analytics', 'web vitals']);
  });

  it('S7-06 under npm run dev the mocks start first', async () => {
    vi.stubEnv('DEV', true);
    await start();
    expect(started).toEqual(['mocks', 'analytics', 'web vitals']);
  });
});
