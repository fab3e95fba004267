import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Floating } from '../../src/shell/floating/Floating';
import { CENTRE } from '../support/centre';
import { expectFocus } from '../support/focus';
import { prerender, renderAt } from '../support/render';
import { scrollPageTo, stubBrowser, watchListeners } from '../support/shell';

const help = () => screen.getByRole('complementary', { name: 'Help' });
const toTop = () => screen.queryByRole('button', { name: 'Back to top' });

describe('floating elements', () => {
  it('S2-50 S7-02 the chat opens in a new tab that cannot reach back', () => {
    renderAt('/about');
    const chat = within(help()).getByRole('link', { name: 'Chat with us (opens in a new tab)' });
    expect(chat.getAttribute('href')).toBe(CENTRE.chat);
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

  it('S2-92 nothing else floats: chat, and past 300px the way back to the top', () => {
    renderAt('/about');
    expect(help().querySelectorAll('a, button')).toHaveLength(1);
    scrollPageTo(301);
    expect(help().querySelectorAll('a, button')).toHaveLength(2);
  });

  it('S2-52 it scrolls smoothly to the top, and so does the focus', async () => {
    renderAt('/about');
    scrollPageTo(900);
    await userEvent.click(toTop() as HTMLElement);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expectFocus(screen.getByRole('main'));
  });

  it('S2-52 it scrolls at once for visitors who ask for less motion', async () => {
    stubBrowser({ reducedMotion: true });
    renderAt('/about');
    scrollPageTo(900);
    await userEvent.click(toTop() as HTMLElement);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});

describe('floating elements and the page', () => {
  it('scrolling is never held up, and nothing listens once removed', () => {
    const held = watchListeners();
    const { unmount } = renderAt('/about');
    expect(held().filter(([type]) => type === 'scroll')).toEqual(Array(2).fill(['scroll', { passive: true }]));
    unmount();
    expect(held()).toEqual([]);
  });

  it('the way to the top is not in the prerendered page', async () => {
    expect(prerender(<Floating />).innerHTML).not.toContain('Back to top');
    renderAt('/about');
    scrollPageTo(900);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await userEvent.click(toTop() as HTMLElement);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });
});
