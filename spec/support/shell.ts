import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

/** Stubs that jsdom lacks: modal dialogs, media queries, animations, scrolling and layout. Call it before each test. */
export function stubBrowser({ reducedMotion = false } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reducedMotion && query.includes('reduced-motion') }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.elementsFromPoint = vi.fn(() => []);
  Element.prototype.scrollIntoView = vi.fn();
  stubResizeObserver();
  HTMLDialogElement.prototype.showModal = vi.fn(function show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  });
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  });
  setWidth(1280);
  for (const name of ['scrollY', 'pageYOffset']) Object.defineProperty(window, name, { value: 0, configurable: true });
}

/** Changes the width of the window, in CSS px. */
export function setWidth(width: number) {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  act(() => void window.dispatchEvent(new Event('resize')));
}

/** Stub for ResizeObserver, which jsdom lacks. Returns a function that calls every observer, with a width in px. */
export function stubResizeObserver() {
  const observers: ((entries: { contentRect: { width: number } }[]) => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (typeof observers)[number]) {
        observers.push(callback);
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  return (width = 100) => {
    for (const observer of observers) observer([{ contentRect: { width } }]);
  };
}

/** Scrolls the page to `y`. */
export function scrollPageTo(y: number) {
  for (const name of ['scrollY', 'pageYOffset']) Object.defineProperty(window, name, { value: y, configurable: true });
  act(() => void fireEvent.scroll(window));
}

/** The wide bar's button and the phone's: jsdom has no layout, so both are there. */
export const dropdownButton = () => screen.getAllByRole('button', { name: 'Programmes' })[0] as HTMLElement;
const mobileButton = () => screen.getAllByRole('button', { name: 'Programmes' })[1] as HTMLElement;

/** The search of the open dropdown or panel, and the column beside the categories. */
export const searchField = () => screen.getByRole('textbox', { name: 'Search programmes' });
export const resultsColumn = () => screen.getByTestId('programmes-column');

/** Opens the dropdown and returns its panel, once its code has loaded. */
export async function openDropdown() {
  await userEvent.click(dropdownButton());
  const panel = document.getElementById('programmes-panel') as HTMLElement;
  await within(panel).findByRole('textbox', { name: 'Search programmes' });
  return within(panel);
}

/** Opens one of the phone's panels, once its code has loaded. */
export async function openDialog(name: 'Programmes' | 'Menu') {
  await userEvent.click(name === 'Menu' ? screen.getByRole('button', { name }) : mobileButton());
  const dialog = await screen.findByRole('dialog', { name });
  if (name === 'Menu') await within(dialog).findByRole('link', { name: 'Join Now' });
  else await within(dialog).findByRole('textbox', { name: 'Search programmes' });
  return within(dialog);
}
