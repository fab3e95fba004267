import { act, screen } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../support/clock';

const started: string[] = [];
const reported = vi.fn();
/** Fault of the site. */
let fault: 'none' | 'throws' | 'throws when pressed' | 'page throws';
/** Component around the page. */
let Boundary: ComponentType<{ children: ReactNode }> = Fragment;

function Page() {
  if (fault === 'page throws') throw new Error('toSorted is not a function');
  return <p>The page</p>;
}

function Site() {
  const [isPressed, setPressed] = useState(false);
  if (fault === 'throws' || (fault === 'throws when pressed' && isPressed))
    throw new Error('toSorted is not a function');
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
      <Boundary>
        <Page />
      </Boundary>
    </>
  );
}

vi.mock('../../src/App', () => ({ App: Site }));
vi.mock('../../src/services/analytics', () => ({ startAnalytics: () => started.push('analytics') }));
vi.mock('../../src/services/webVitals', () => ({
  reportWebVitals: (...receivers: unknown[]) => started.push(['web vitals', ...receivers].join()),
}));
vi.mock('../../src/mocks/browser', () => ({ startMocks: async () => void started.push('mocks') }));
// The page's own code never arrives: it must not hold up the rest.
vi.mock('../../src/shell/page-area/routes', async (original) => ({
  ...(await original<typeof import('../../src/shell/page-area/routes')>()),
  loadPage: () => new Promise(() => undefined),
}));

beforeEach(() => {
  vi.resetModules();
  started.length = 0;
  reported.mockClear();
  fault = 'none';
  Boundary = Fragment;
  vi.stubGlobal('reportError', reported);
  vi.stubEnv('DEV', false);
  const { insertBefore, removeChild } = Node.prototype;
  document.body.innerHTML = '<div id="root"></div>';
  return () => Object.assign(Node.prototype, { insertBefore, removeChild });
});
afterEach(async () => {
  (await import('../../src/shell/page-area/links')).stopLeavingLinks();
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

/** Writes the prerendered page into the document. */
function prerender() {
  const [, title = '', page = ''] = /^(<title>.*<\/title>)(.*)$/.exec(renderToString(<Site />)) ?? [];
  document.head.innerHTML = title;
  document.body.innerHTML = `<div id="root">${page}</div>`;
  return { page, built: document.querySelector('button') as HTMLElement };
}

const start = () => act(async () => (await import('../../src/client/hydrate')).hydrate());

describe('the start of the site', () => {
  it('S7-06 S1-12 an empty page is rendered, and analytics and web vitals start', async () => {
    const listen = vi.spyOn(window, 'addEventListener');
    await start();
    expect(listen.mock.calls.map(([type]) => type)).not.toContain('click');
    expect(screen.getByText('The site')).toBeTruthy();
    expect(started).toEqual(['analytics', 'web vitals']);
  });

  it('a prerendered page keeps its elements, its links the browser’s', async () => {
    const { built } = prerender();
    const listen = vi.spyOn(window, 'addEventListener');
    await start();
    expect(listen.mock.calls.slice(0, 2).map(([type, , capture]) => [type, capture])).toEqual([
      ['click', true],
      ['popstate', true],
    ]);
    expect(started).toEqual(['analytics', 'web vitals']);
    await eventually(() => {
      built.click();
      expect(started).toContain('a press');
    });
    expect(document.querySelector('button')).toBe(built);
  });

  it('S1-21 what is folded is opened before it is printed', async () => {
    prerender();
    document.body.insertAdjacentHTML('beforeend', '<details><summary>When?</summary>On Monday.</details>');
    await start();
    dispatchEvent(new Event('beforeprint'));
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('S7-06 the mocks start first under npm run dev', async () => {
    vi.stubEnv('DEV', true);
    await start();
    expect(started).toEqual(['mocks', 'analytics', 'web vitals']);
  });
});

describe('S1-21 where the site fails, the prerendered page', () => {
  beforeEach(() => {
    const added = vi.spyOn(window, 'addEventListener');
    return () => {
      // A page that failed keeps its listeners, so they are removed here.
      for (const [type, listener, options] of added.mock.calls) window.removeEventListener(type, listener, options);
      added.mockRestore();
    };
  });

  /** Starts a site with the fault, outside act(), which would catch the errors. */
  async function fail(what: typeof fault) {
    fault = what;
    await (await import('../../src/client/hydrate')).hydrate();
  }

  function expectWhole(page: string) {
    expect(document.getElementById('root')?.innerHTML).toBe(page);
    expect(document.title).toBe('The title');
    expect(reported.mock.calls).toEqual([[new Error('toSorted is not a function')]]);
  }

  it.each(['throws', 'page throws'] as const)(
    'S8-02 comes back when the site %s as it hydrates, and the console says so once',
    async (what) => {
      if (what === 'page throws') Boundary = (await import('../../src/shell/page-area/PageFailed')).PageErrorBoundary;
      const { page } = prerender();
      await fail(what);
      await eventually(() => expect(reported).toHaveBeenCalled());
      expectWhole(page);
    },
  );

  it('S8-02 comes back when the shell throws later', async () => {
    const { page, built } = prerender();
    await fail('throws when pressed');
    await eventually(() => {
      built.click();
      expect(reported).toHaveBeenCalled();
    });
    expectWhole(page);
  });

  it('S8-02 is left for the document of another page that the visitor is on, or goes back to', async () => {
    const reload = vi.fn();
    const location = { pathname: '/about', search: '', hash: '', reload };
    vi.stubGlobal('location', location);
    const { built } = prerender();
    await fail('throws when pressed');
    await eventually(() => {
      built.click();
      expect(reported).toHaveBeenCalled();
    });
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).not.toHaveBeenCalled();
    location.pathname = '/careers';
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('S1-21 a page that others change', () => {
  it('stays as it is where it was translated before its scripts came', async () => {
    const { built } = prerender();
    built.innerHTML = '<font><font>Le site</font></font>';
    const listen = vi.spyOn(window, 'addEventListener');
    await start();
    expect(listen).not.toHaveBeenCalled();
    built.click();
    expect(built.textContent).toBe('Le site');
    expect(started).toEqual([]);
  });

  it('goes on where a translation has moved its texts since', async () => {
    prerender();
    await start();
    const place = document.createElement('p');
    const font = document.createElement('font');
    const [kept, moved, gone] = ['kept', 'moved', 'gone'].map((text) => document.createTextNode(text)) as [
      Text,
      Text,
      Text,
    ];
    font.append(moved);
    place.append(kept, font);
    expect(place.insertBefore(document.createTextNode('added'), moved).data).toBe('added');
    expect(place.textContent).toBe('keptaddedmoved');
    expect(place.insertBefore(document.createTextNode('last'), gone).data).toBe('last');
    expect(place.textContent).toBe('keptaddedmovedlast');
    expect(place.removeChild(moved)).toBe(moved);
    expect(place.removeChild(gone)).toBe(gone);
    expect(place.removeChild(kept)).toBe(kept);
    expect(place.textContent).toBe('addedlast');
  });
});
