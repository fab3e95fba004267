import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../../src/App';
import { Floating } from '../../src/shell/floating/Floating';
import { Footer } from '../../src/shell/footer/Footer';
import { MAIN_ID } from '../../src/shell/ids';
import { NavigationBar } from '../../src/shell/navigation/NavigationBar';
import { PromotionBar } from '../../src/shell/navigation/PromotionBar';
import { SkipLink } from '../../src/shell/SkipLink';

/** Navigates to an address, like a link of the site. */
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

/** Draws what surrounds every page, at `path`, without the page. */
export function renderShell(path = '/about') {
  return render(
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      <SkipLink />
      <PromotionBar />
      <NavigationBar />
      <main id={MAIN_ID} />
      <Footer />
      <Floating />
      <Address />
    </MemoryRouter>,
  );
}

/** Draws the whole site at `path`, and returns the page's heading once it has loaded. */
export function openAt(path: string) {
  renderAt(path);
  return screen.findByRole('heading', { level: 1 });
}

/** The band of the open page that has this heading. */
export const bandOf = (heading: string | RegExp) =>
  screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement;

/** Text with every run of spaces as one space. */
export const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Router around parts of a page, which need an address. */
export function AtHome({ children }: { children: ReactNode }) {
  return <MemoryRouter>{children}</MemoryRouter>;
}

/** A prerendered part of a page: without scripts, and not in the document. */
export function prerender(part: ReactNode): HTMLElement {
  const built = document.createElement('div');
  built.innerHTML = renderToString(<AtHome>{part}</AtHome>);
  return built;
}

/** Draws a part of a page by itself, and returns its container. */
export function draw(part: ReactNode): HTMLElement {
  return render(part, { wrapper: AtHome }).container;
}

/** Texts of elements, each with every run of spaces as one space. */
export const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => flat(textContent));

/** Addresses of the links in a part of the page, in order. */
export const hrefsIn = (part: ParentNode) =>
  [...part.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));

/** Elements that do not begin a new line. */
const INLINE = /^(span|b|i|bdi|code|time|ol|ul|dl|div|section|figure|figcaption)$/;

function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const inside = [...node.childNodes].map(textOf).join('');
  if (node.localName === 'svg') return node.hasAttribute('width') ? `[${node.getAttribute('width')}] ` : '';
  if (INLINE.test(node.localName)) return inside;
  const isPressed = node.getAttribute('aria-pressed') === 'true';
  const states = `${isPressed ? ' pressed' : ''}${node.hasAttribute('aria-current') ? ' current' : ''}`;
  const address = node.hasAttribute('href') ? ` ${node.getAttribute('href')}` : '';
  return `\n${node.role ?? node.localName}${states}${address}: ${inside}\n`;
}

/**
 * Lines for a reviewed file, one for each element in a part of the page: role or element, pressed or current state, width of a
 * bar, and address.
 */
export const linesOf = (part: Element): string[] => textOf(part).split('\n').map(flat).filter(Boolean);
