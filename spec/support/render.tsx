import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../../src/App';

/** Goes to an address, as a link of the site does. */
export let navigate: NavigateFunction;

/** Shows where the site is, for tests that follow links. */
export function Address() {
  navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

/** Draws the whole site at `path`, with real routes, catalogue and theme. */
export function renderAt(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      <App />
      <Address />
    </MemoryRouter>,
  );
}

/** Draws the whole site at `path`, and gives the page's heading once the page is there. */
export function openAt(path: string) {
  renderAt(path);
  return screen.findByRole('heading', { level: 1 });
}

/** Text with every run of spaces as one space. */
export const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The address that parts of a page need around them. */
export function AtHome({ children }: { children: ReactNode }) {
  return <MemoryRouter>{children}</MemoryRouter>;
}

/** A part of a page as it is prerendered: before any script, and not in the document. */
export function prerender(part: ReactNode): HTMLElement {
  const built = document.createElement('div');
  built.innerHTML = renderToString(<AtHome>{part}</AtHome>);
  return built;
}

/** Draws a part of a page by itself, and gives what it drew. */
export function draw(part: ReactNode): HTMLElement {
  return render(part, { wrapper: AtHome }).container;
}
