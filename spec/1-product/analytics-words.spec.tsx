import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import page from '../../src/catalogue/pages/terms-and-conditions.yaml';
import { Analytics, AnalyticsSwitch } from '../../src/sections/terms/Analytics';
import { analyticsChoice } from '../../src/services/analytics';
import { draw, flat } from '../support/render';

describe('the switch of analytics', () => {
  const choose = (state: ReturnType<typeof analyticsChoice.get>) => {
    vi.spyOn(analyticsChoice, 'get').mockReturnValue(state);
    const set = vi.spyOn(analyticsChoice, 'set').mockImplementation(() => undefined);
    draw(<AnalyticsSwitch />);
    return set;
  };
  const said = () => screen.getByRole('status').textContent;
  const button = () => screen.queryByRole('button', { name: 'Analytics' });

  it.each([
    ['on', 'Analytics is on.', 'true', 'off'],
    ['off', 'Analytics is off. Your browser remembers this where its storage allows.', 'false', 'on'],
  ] as const)('S7-07 the switch says that analytics is %s, and turns it round', async (state, words, pressed, then) => {
    const set = choose(state);
    expect(said()).toBe(words);
    expect(button()?.getAttribute('aria-pressed')).toBe(pressed);
    await userEvent.click(button() as HTMLElement);
    expect(set.mock.calls).toEqual([[then]]);
  });

  it.each([
    ['off-by-browser', 'Analytics is off, because your browser asks not to be tracked.'],
    ['not-configured', 'This site counts no visits and sets no cookies.'],
  ] as const)('S7-07 %s is no choice: it is said, and there is no button', (state, words) => {
    choose(state);
    expect(said()).toBe(words);
    expect(button()).toBeNull();
  });
});

describe('the words on analytics', () => {
  it('S7-07 the terms of a build without a project say that nothing is counted', () => {
    const words = flat(draw(<Analytics {...page.analytics} />).textContent);
    expect(words).toContain('This site counts no visits and sets no cookies.');
    expect(words).not.toMatch(/Google|one second after|may set cookies/);
  });

  it('S7-07 the terms of a build with a project say what is counted', async () => {
    vi.resetModules();
    vi.stubEnv('VITE_FIREBASE_PRODUCT_APP_ID', '1:0:web:demo');
    const measured = await import('../../src/sections/terms/Analytics');
    const words = flat(draw(<measured.Analytics {...page.analytics} />).textContent);
    expect(words).toContain('Google Analytics for Firebase');
    expect(words).not.toContain('counts no visits');
  });
});
