import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPage } from '../../src/shell/page-area/lazyPage';
import { PageArea } from '../../src/shell/page-area/PageArea';
import { LinkHandover, leaveLinksToBrowser } from '../../src/shell/page-area/preHydrationLinks';

vi.mock('~react-pages', () => {
  const pageOf = (load: () => Promise<{ default: ComponentType }>) => createElement(lazyPage(load));
  return {
    default: [
      { path: '/', element: pageOf(async () => ({ default: () => <h1>Other</h1> })) },
      { path: 'held', element: pageOf(() => new Promise(() => {})) },
    ],
  };
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', () => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const overlay = () => screen.queryByRole('status', { name: 'Loading' });
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

describe('a page that the document holds, and whose code never arrives', () => {
  it('S1-21 S8-02 has all the time until the visitor goes to another', async () => {
    const root = document.createElement('div');
    root.innerHTML =
      '<!--$--><h1>Held</h1><!--/$--><p aria-live="polite"></p><a href="/">Other</a><a href="/held">Back</a>';
    document.body.append(root);
    await act(async () => {
      hydrateRoot(
        root,
        <MemoryRouter initialEntries={['/held']} useTransitions={false}>
          <PageArea />
          <Link to="/">Other</Link>
          <Link to="/held">Back</Link>
        </MemoryRouter>,
      );
    });
    await wait(60_000);
    expect(screen.getByRole('heading').textContent).toBe('Held');
    follow('Other');
    await wait(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Other');
    await wait(5_000);
    follow('Back');
    await wait(300);
    expect(overlay()).not.toBeNull();
    await wait(9_699);
    expect(overlay()).not.toBeNull();
    await wait(1);
    expect(overlay()).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('a page that is not hydrated yet', () => {
  it('S2-06 S1-21 leaves its links and address changes to the browser', () => {
    document.body.innerHTML =
      '<a href="/careers"><b>Careers</b></a><a href="https://example.org/">Elsewhere</a><button>Menu</button>';
    const told: string[] = [];
    const tell = ({ type, target }: Event) => {
      if (told.length > 9) throw new Error('More than was clicked.');
      told.push(target instanceof Element ? `${type} ${target.tagName}` : type);
    };
    document.addEventListener('click', tell);
    window.addEventListener('popstate', tell);
    const reached = () => {
      told.length = 0;
      for (const part of document.body.querySelectorAll('b, a, button')) {
        part.addEventListener('click', (event) => event.preventDefault(), { once: true });
        fireEvent.click(part);
      }
      fireEvent.click(document);
      fireEvent.popState(window);
      return [...told];
    };
    leaveLinksToBrowser();
    expect(reached()).toEqual(['click A', 'click BUTTON', 'click']);
    const { unmount } = render(<LinkHandover />);
    expect(reached()).toEqual(['click A', 'click B', 'click A', 'click BUTTON', 'click', 'popstate']);
    unmount();
    document.removeEventListener('click', tell);
    window.removeEventListener('popstate', tell);
  });
});
