import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../support/clock';
import { stubBrowser, watchListeners } from '../support/shell';

const started: string[] = [];
const reported = vi.fn();
/** What is wrong with the site's shell. */
let fault: 'none' | 'throws' | 'throws when pressed';
function Site() {
  const [isPressed, setPressed] = useState(false);
  if (fault === 'throws' || (fault !== 'none' && isPressed)) throw new Error('toSorted is not a function');
  function handlePress() {
    started.push('a press');
    setPressed(true);
  }
  return (
    <>
      <title>The title</title>
      <button type="button" onClick={handlePress}>
        The site
      </button>
    </>
  );
}

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
  reported.mockClear();
  fault = 'none';
  vi.stubGlobal('reportError', reported);
  stubBrowser();
  vi.stubEnv('DEV', false);
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

/** A visit to the address; `replaced` has the addresses it was replaced by. */
function visit(pathname: string, search = '', hash = '') {
  const replaced: string[] = [];
  vi.stubGlobal('location', { pathname, search, hash, replace: (address: string) => replaced.push(address) });
  return replaced;
}

const start = () => act(async () => (await import('../../src/client/hydrate')).hydrate());

/** The page as the build writes it, into the document, with the number of its letters. */
function prerendered() {
  const root = document.getElementById('root') as HTMLElement;
  const [, title = '', page = ''] = /^(<title>.*<\/title>)(.*)$/.exec(renderToString(<Site />)) ?? [];
  root.innerHTML = page;
  document.head.innerHTML = `${title}<script type="application/json" data-text="8"></script>`;
  return root;
}

describe('the start of the site', () => {
  it('S7-06 S1-12 an empty page is rendered, and analytics and web vitals start', async () => {
    const held = watchListeners();
    await start();
    expect(held().map(([type]) => type)).not.toContain('click');
    expect(screen.getByText('The site')).toBeTruthy();
    expect(started).toEqual(['analytics', 'web vitals']);
  });

  it('a prerendered page keeps its elements, its links the browser’s', async () => {
    const root = prerendered();
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

describe('a prerendered page', () => {
  it('S1-21 S8-02 comes back whole where the shell throws as it hydrates, and says so once', async () => {
    const root = prerendered();
    const html = root.innerHTML;
    fault = 'throws';
    // Outside of act(), which takes errors for itself.
    await (await import('../../src/client/hydrate')).hydrate();
    await eventually(() => expect(reported).toHaveBeenCalledTimes(1));
    expect(root.innerHTML).toBe(html);
    expect(document.title).toBe('The title');
    expect(reported.mock.calls).toEqual([[new Error('toSorted is not a function')]]);
  });

  it('S1-21 S8-02 comes back whole where the shell throws later', async () => {
    const root = prerendered();
    const html = root.innerHTML;
    const built = root.firstElementChild as HTMLElement;
    fault = 'throws when pressed';
    await start();
    await eventually(() => {
      built.click();
      expect(reported).toHaveBeenCalledTimes(1);
    });
    expect(root.innerHTML).toBe(html);
    expect(root.firstElementChild).not.toBe(built);
    expect(document.title).toBe('The title');
  });

  it('S1-21 stays as it is where a translation changed its text, and keeps its links', async () => {
    const root = prerendered();
    root.innerHTML = '<button type="button"><font><font>Le site entier</font></font></button>';
    const held = watchListeners();
    await start();
    expect(held()).toEqual([]);
    (root.firstElementChild as HTMLElement).click();
    expect(root.textContent).toBe('Le site entier');
    expect(started).toEqual([]);
  });

  it('S1-21 goes on where a translation has moved its text since', async () => {
    prerendered();
    await start();
    const place = document.createElement('p');
    const [kept, moved, gone] = ['kept', 'moved', 'gone'].map((text) => document.createTextNode(text)) as [
      Text,
      Text,
      Text,
    ];
    const font = document.createElement('font');
    place.append(kept, font);
    font.append(moved);
    const added = document.createTextNode('added');
    expect(place.insertBefore(added, moved)).toBe(added);
    expect(place.textContent).toBe('keptaddedmoved');
    expect(place.insertBefore(document.createTextNode('last'), gone).textContent).toBe('last');
    expect(place.textContent).toBe('keptaddedmovedlast');
    expect(place.removeChild(moved)).toBe(moved);
    expect(place.removeChild(gone)).toBe(gone);
    expect(place.removeChild(kept)).toBe(kept);
    expect(place.textContent).toBe('addedlast');
  });
});
