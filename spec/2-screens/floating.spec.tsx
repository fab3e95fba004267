import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CENTRE } from '../support/centre';
import { expectFocus } from '../support/focus';
import { renderShell } from '../support/render';
import { scrollPageTo, stubBrowser } from '../support/shell';

const help = () => screen.getByRole('complementary', { name: 'Help' });
const toTop = () => screen.queryByRole('button', { name: 'Back to top' });

describe('floating elements', () => {
  it('S2-50 S7-02 the chat opens in a new tab that cannot reach back', () => {
    renderShell();
    const chat = within(help()).getByRole('link', { name: 'Chat with us (opens in a new tab)' });
    expect(chat.getAttribute('href')).toBe(CENTRE.chat);
    expect(chat.getAttribute('target')).toBe('_blank');
    expect(chat.getAttribute('rel')).toBe('noopener');
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])(
    'S2-52 the button scrolls to the top, and so does the focus; less motion: %s, %s',
    async (reducedMotion, behavior) => {
      stubBrowser({ reducedMotion });
      renderShell();
      scrollPageTo(900);
      const focus = vi.spyOn(HTMLElement.prototype, 'focus');
      await userEvent.click(toTop() as HTMLElement);
      expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
      expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
      expectFocus(screen.getByRole('main'));
    },
  );
});
