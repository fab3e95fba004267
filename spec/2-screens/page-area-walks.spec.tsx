import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Fragment } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PageArea } from '../../src/shell/page-area/PageArea';
import { loadPage } from '../../src/shell/page-area/routes';
import { CENTRE } from '../support/centre';
import { Address, navigate } from '../support/render';

const { PAGES, ALIAS } = vi.hoisted(() => ({
  /** Title of each page, and the ids that an address may name. */
  PAGES: {
    '/about': ['About us'],
    '/terms': ['Terms', 'refunds', 'privacy'],
    '/programs/softwareengineer': ['Engineer'],
    '/failing': ['This page did not load'],
  },
  /** The catalogue's alias of that programme. */
  ALIAS: '/programs/softwareEngineer',
}));
vi.mock('~react-pages', async () => {
  const { createElement } = await import('react');
  const { lazyPage } = await import('../../src/ui/lazyPart');
  const pages = Object.entries(PAGES).map(([path, parts]) => {
    const Page = lazyPage(async () => ({ default: () => <Parts of={parts} /> }));
    return { path, caseSensitive: true, element: createElement(Page) };
  });
  return { default: pages };
});

const titleOf = (heading: string | undefined) => `${heading} – ${CENTRE.name}`;

/** A page with this title and these parts; one of them is only a heading. */
function Parts({ of: [title, ...parts] }: { of: string[] }) {
  if (title === PAGES['/failing'][0]) throw new Error('broken');
  return (
    <>
      <title>{titleOf(title)}</title>
      <h1>{title}</h1>
      {parts.map((id) => (
        <Fragment key={id}>
          {id === 'privacy' ? (
            <h2 id={id}>{id}</h2>
          ) : (
            <section id={id}>
              <h2>{id}</h2>
            </section>
          )}
        </Fragment>
      ))}
    </>
  );
}

const LINKS = [
  ...['/about', '/about#nothing', '/about#%E0%A4%A'],
  ...['/terms', '/terms#refunds', '/terms#%70rivacy', ALIAS, '/failing'],
];

const START = { history: ['/about'], at: 0, announced: '', focus: '', scrolled: [] as string[] };
type Model = typeof START;
const split = (address = '') => address.replace('%70', 'p').split('#') as [path: keyof typeof PAGES, id?: string];

/** The model at another entry of the history. On a return within a page the browser itself scrolls. */
function arrive(m: Model, at: number, history: string[], isReturn = false): Model {
  const [path, id = ''] = split(history[at]);
  const [title = '', ...parts] = PAGES[path];
  const part = parts.includes(id) ? id : undefined;
  if (split(m.history[m.at])[0] !== path) {
    return {
      history,
      at,
      announced: titleOf(title),
      focus: part ?? title,
      scrolled: ['top instant', ...(part ? [`${part} instant start`] : [])],
    };
  }
  const isMoved = part !== undefined && !isReturn;
  return { ...m, history, at, focus: isMoved ? part : m.focus, scrolled: isMoved ? [`${part} smooth start`] : [] };
}

/** Takes a step: a link, or back and forward where there is an entry. Returns the model after it. */
function step(name: string, m: Model): Model {
  if (name === 'back' || name === 'forward') {
    const by = name === 'back' ? -1 : 1;
    if (!m.history[m.at + by]) return { ...m, scrolled: [] };
    act(() => navigate(by));
    return arrive(m, m.at + by, m.history, true);
  }
  fireEvent.click(document.querySelector(`[data-to="${name}"]`) as Element);
  const listed = name === ALIAS ? '/programs/softwareengineer' : name;
  // The same address again adds no entry.
  const at = name === m.history[m.at] ? m.at : m.at + 1;
  return arrive(m, at, [...m.history.slice(0, at), listed]);
}

const walks = fc.array(fc.constantFrom(...LINKS, 'back', 'forward'), { maxLength: 15, size: 'max' });

// The seed is fixed, so that the same code has the same result. A failure prints the shortest walk that shows it.
it('S2-02 S2-06 each page has its address, focus, announcement and place after any of a hundred walks', {
  // In ms; long, because the machine may be busy.
  timeout: 180_000,
}, async () => {
  for (const path of Object.keys(PAGES)) await loadPage(path);
  // React logs errors that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const scrolled: string[] = [];
  const note = (place: string, { behavior, block }: ScrollIntoViewOptions) =>
    void scrolled.push([place, behavior, block].filter(Boolean).join(' '));
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => note('top', options as ScrollToOptions));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element, options) {
    note(this.id, options as ScrollIntoViewOptions);
  });
  const fromStart = fc.asyncProperty(walks, async (walk) => {
    render(
      <MemoryRouter initialEntries={START.history} useTransitions={false}>
        {LINKS.map((address) => (
          <Link key={address} to={address} data-to={address} />
        ))}
        <PageArea />
        <Address />
      </MemoryRouter>,
    );
    let m = START;
    scrolled.length = 0;
    for (const name of walk) {
      m = step(name, m);
      const shown = {
        address: screen.getByTestId('address').textContent,
        heading: document.querySelector('h1')?.textContent,
        announced: screen.getByTestId('route-announcement').textContent,
        focus: document.activeElement === document.body ? '' : document.activeElement?.textContent,
        scrolled: scrolled.splice(0),
      };
      const { announced, focus, scrolled: moves } = m;
      const address = m.history[m.at];
      expect(shown, name).toEqual({ address, heading: PAGES[split(address)[0]][0], announced, focus, scrolled: moves });
    }
  });
  await fc.assert(fromStart.afterEach(cleanup), { numRuns: 100, seed: 1 });
});
