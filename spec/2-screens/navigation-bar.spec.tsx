import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { nextBarState } from '../../src/shell/navigation/bars';
import { CENTRE } from '../support/centre';
import { expectFocus } from '../support/focus';
import { renderShell, textsOf } from '../support/render';
import { openDropdown, scrollPageTo, stubResizeObserver } from '../support/shell';

const bar = () => screen.getByRole('banner');
const isHidden = () => bar().dataset.hidden === 'true';

describe('hiding and showing', () => {
  it('S2-23 S2-24 S4-04 S9-04 the bar hides only past 30px, going down, by more than 3px, and not while held', () => {
    const at = (y: number) => ({ y, isHidden: false });
    expect(nextBarState(at(20), 30).isHidden).toBe(false);
    expect(nextBarState(at(20), 31).isHidden).toBe(true);
    expect(nextBarState(at(100), 103)).toEqual({ y: 100, isHidden: false });
    expect(nextBarState(at(100), 104)).toEqual({ y: 104, isHidden: true });
    expect(nextBarState(at(100), 104, true)).toEqual({ y: 104, isHidden: false });
    expect(nextBarState({ y: 104, isHidden: true }, 103)).toEqual({ y: 103, isHidden: false });
    // Small steps down add up.
    const steps = [102, 103].reduce((state, y) => nextBarState(state, y), at(100));
    expect([steps.isHidden, nextBarState(steps, 104).isHidden]).toEqual([false, true]);
  });

  it('S2-24 S4-04 the bar stays while it has the focus, which shows it; then it hides after more than 3px', () => {
    renderShell();
    const link = within(bar()).getByRole('link', { name: 'Careers' });
    act(() => link.focus());
    scrollPageTo(200);
    expect(isHidden()).toBe(false);
    act(() => link.blur());
    scrollPageTo(300);
    expect(isHidden()).toBe(true);
    act(() => link.focus());
    expect(isHidden()).toBe(false);
    act(() => link.blur());
    scrollPageTo(303);
    expect(isHidden()).toBe(false);
    scrollPageTo(304);
    expect(isHidden()).toBe(true);
  });

  it('S2-23 S4-04 the bar is there on a page that opens further down', () => {
    scrollPageTo(500);
    renderShell();
    expect(isHidden()).toBe(false);
    scrollPageTo(503);
    expect(isHidden()).toBe(false);
    scrollPageTo(504);
    expect(isHidden()).toBe(true);
  });

  it('S2-21 the measured height is written where the stylesheet reads it', () => {
    const measure = stubResizeObserver();
    renderShell();
    vi.spyOn(bar(), 'getBoundingClientRect').mockReturnValue({ height: 71.5 } as DOMRect);
    measure();
    expect(document.documentElement.style.getPropertyValue('--navigation-bar-height')).toBe('71.5px');
  });

  it('S2-24 the bar stays while the dropdown is open', async () => {
    renderShell();
    await openDropdown();
    act(() => (document.activeElement as HTMLElement).blur());
    scrollPageTo(400);
    expect(isHidden()).toBe(false);
  });
});

describe('its links', () => {
  const links = () =>
    within(bar())
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('S2-25 S2-26 S7-02 the main links are in the document’s order, then Log In and Join Now', () => {
    renderShell('/');
    expect(links().slice(1)).toEqual([
      ['Learning Process', '/learning-process'],
      ['Careers', '/careers'],
      ['About Us', '/about'],
      ['Pricing', '/programPricing'],
      ['Log In', CENTRE.applicant.login],
      ['Join Now', CENTRE.applicant.register],
    ]);
    expect(bar().querySelector('[target]')).toBeNull();
  });

  it.each([
    ['/learning-process', ['Learning Process']],
    ['/careers', ['Careers']],
    ['/about', ['About Us']],
    ['/programPricing', ['Pricing']],
    ['/programs/bootcamps', []],
  ])('S2-27 the current page’s link at %s is %j, and no other', (path, names) => {
    renderShell(path);
    expect(textsOf(bar().querySelectorAll('[aria-current]'))).toEqual(names);
  });
});

describe('the page area below it', () => {
  it('S2-130 the first link gives it the focus, and a click in its text does not', async () => {
    renderShell();
    const [skip] = screen.getAllByRole('link') as [HTMLElement];
    expect(skip.textContent).toBe('Skip to main content');
    expect(skip.getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
    await userEvent.click(skip);
    expectFocus(screen.getByRole('main'));
    await userEvent.click(screen.getByRole('main'));
    skip.focus();
    expect(screen.getByRole('main').hasAttribute('tabindex')).toBe(false);
    await userEvent.click(screen.getByRole('main'));
    expectFocus(document.body);
  });
});
