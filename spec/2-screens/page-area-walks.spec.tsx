import { act, fireEvent, render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { it, vi } from 'vitest';
import { PageArea } from '../../src/shell/page-area/PageArea';
import { loadPage } from '../../src/shell/page-area/routes';
import { CENTRE } from '../support/centre';
import { Address, navigate } from '../support/render';
import { each, type Step, WALKS_LIMIT_MS, walk } from '../support/walk';

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

const steps: Record<string, Step<Model>> = {
  ...each(LINKS, (address) => (m) => {
    const follow = () => fireEvent.click(document.querySelector(`[data-to="${address}"]`) as Element);
    const listed = address === ALIAS ? '/programs/softwareengineer' : address;
    // The same address again adds no entry.
    const at = address === m.history[m.at] ? m.at : m.at + 1;
    return [follow, arrive(m, at, [...m.history.slice(0, at), listed])];
  }),
  back: (m) => m.at > 0 && [() => act(() => navigate(-1)), arrive(m, m.at - 1, m.history, true)],
  forward: (m) => m.at < m.history.length - 1 && [() => act(() => navigate(1)), arrive(m, m.at + 1, m.history, true)],
};

it('S2-02 S2-06 each page has its address, focus, announcement and place after any walk', {
  timeout: WALKS_LIMIT_MS,
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
  await walk<Model>({
    start: () => {
      render(
        <MemoryRouter initialEntries={START.history} useTransitions={false}>
          {LINKS.map((address) => (
            <Link key={address} to={address} data-to={address} />
          ))}
          <PageArea />
          <Address />
        </MemoryRouter>,
      );
      scrolled.length = 0;
      return { ...START };
    },
    steps,
    expected: (m) => ({
      address: m.history[m.at],
      heading: PAGES[split(m.history[m.at])[0]][0],
      announced: m.announced,
      focus: m.focus,
      scrolled: m.scrolled,
    }),
    shown: () => ({
      address: screen.getByTestId('address').textContent,
      heading: document.querySelector('h1')?.textContent,
      announced: screen.getByTestId('route-announcement').textContent,
      focus: document.activeElement === document.body ? '' : document.activeElement?.textContent,
      scrolled: scrolled.splice(0),
    }),
  });
});
