import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Floating } from '../../src/shell/floating/Floating';
import { renderAt } from '../support/render';
import { scrollPageTo, stubBrowser, watchListeners } from '../support/shell';

beforeEach(() => stubBrowser());

const help = () => screen.getByRole('complementary', { name: 'Help' });
const toTop = () => screen.queryByRole('button', { name: 'Back to top' });

describe('floating elements', () => {
  it('S2-50 S7-02 the chat opens in a new tab, says so, and the new tab cannot reach back', () => {
    renderAt('/about');
    const chat = within(help()).getByRole('link', { name: 'Chat with us (opens in a new tab)' });
    expect(chat.getAttribute('href')).toBe('https://chat.fynbos-academy.example/27000000000');
    expect(chat.getAttribute('target')).toBe('_blank');
    expect(chat.getAttribute('rel')).toBe('noopener');
  });

  it('S2-51 S4-05 S9-05 the scroll-to-top button is there past 300px only', () => {
    renderAt('/about');
    expect(toTop()).toBeNull();
    scrollPageTo(300);
    expect(toTop()).toBeNull();
    scrollPageTo(301);
    expect(toTop()).not.toBeNull();
    scrollPageTo(300);
    expect(toTop()).toBeNull();
  });

  it('S2-52 it scrolls smoothly to the top, and the keyboard goes on from the page area', async () => {
    renderAt('/about');
    scrollPageTo(900);
    await userEvent.click(toTop() as HTMLElement);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('S2-52 it scrolls at once for visitors who ask for less motion', async () => {
    stubBrowser({ reducedMotion: true });
    renderAt('/about');
    scrollPageTo(900);
    await userEvent.click(toTop() as HTMLElement);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});

type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** Puts something somewhere, in px. */
function place(element: Element, ...[left, top, right, bottom]: Edges) {
  element.getBoundingClientRect = () => ({ left, top, right, bottom }) as DOMRect;
}

const nextFrame = () => act(() => new Promise(requestAnimationFrame));

/** Moves the focus to a link at the given place; the floating buttons are from 100 to 200 px, both ways. */
async function focusAt(...edges: Edges) {
  place(help(), 100, 100, 200, 200);
  const link = screen.getByRole('link', { name: 'Careers' });
  place(link, ...edges);
  act(() => {
    link.blur();
    link.focus();
  });
  await nextFrame();
}

describe('floating elements and the focus', () => {
  it('EXTRA they go aside while they would cover what has the focus, and come back', async () => {
    renderAt('/about');
    await focusAt(150, 150, 160, 160);
    expect(help().dataset.aside).toBe('');
    await focusAt(300, 150, 310, 160);
    expect(help().dataset.aside).toBeUndefined();
  });

  it.each([
    ['to the left', [50, 150, 100, 160]],
    ['to the right', [200, 150, 250, 160]],
    ['above', [150, 50, 160, 100]],
    ['below', [150, 200, 160, 250]],
  ] as [string, Edges][])('EXTRA they stay for what only touches them %s', async (_side, edges) => {
    renderAt('/about');
    await focusAt(...edges);
    expect(help().dataset.aside).toBeUndefined();
  });

  it('EXTRA they stay where they are when they have the focus themselves, or nothing has it', async () => {
    renderAt('/about');
    await focusAt(150, 150, 160, 160);
    act(() => within(help()).getByRole('link').focus());
    await nextFrame();
    expect(help().dataset.aside).toBe('');
    act(() => void document.dispatchEvent(new FocusEvent('focusin')));
    await nextFrame();
    expect(help().dataset.aside).toBe('');
  });

  it('EXTRA scrolling is never held up by them, and nothing listens once they are gone', () => {
    const held = watchListeners();
    const { unmount } = renderAt('/about');
    expect(held().filter(([type]) => type === 'scroll')).toEqual(Array(2).fill(['scroll', { passive: true }]));
    unmount();
    expect(held()).toEqual([]);
  });

  it('EXTRA the way to the top is not in the built page, and going there scrolls no further', async () => {
    expect(renderToString(<Floating />)).not.toContain('Back to top');
    renderAt('/about');
    scrollPageTo(900);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await userEvent.click(toTop() as HTMLElement);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });
});
