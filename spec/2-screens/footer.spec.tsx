import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '../../src/shell/footer/Footer';
import { CENTRE } from '../support/centre';
import { openAt, prerender, renderAt } from '../support/render';
import { stubBrowser } from '../support/shell';

const part = (name: 'wide' | 'narrow') =>
  within(screen.getByRole('contentinfo').querySelector(`[data-part="${name}-columns"]`) as HTMLElement);
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const column = (heading: string) =>
  within(part('wide').getByRole('heading', { name: heading }).parentElement as HTMLElement);
const connect = () =>
  within(screen.getByRole('contentinfo')).getByRole('heading', { name: 'Connect' }).parentElement as HTMLElement;

const SOCIAL = ['Facebook', 'Instagram', 'LinkedIn', 'WhatsApp', 'X'];

describe('both layouts', () => {
  beforeEach(() => void renderAt('/about'));

  it('S1-71 S2-78 S2-82 logo, accreditations and copyright line are there once', () => {
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link', { name: `${CENTRE.name}, home` })).toHaveLength(1);
    expect(footer.getAllByText(`© 2026 ${CENTRE.name} · Demonstration: sample data`)).toHaveLength(1);
    expect(footer.getAllByText('Fully accredited provider')).toHaveLength(1);
  });

  it('S2-71 S2-82 S7-02 under Connect are five social links, each in a new tab', () => {
    const links = within(connect()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      SOCIAL.map((network) => `${CENTRE.name} on ${network} (opens in a new tab)`),
    );
    expect(hrefs(links)).toEqual(CENTRE.social.map(({ url }) => url));
    for (const link of links) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    }
  });
});

describe('the legal links', () => {
  it('S2-09 the legal links and the analytics switch are there once', () => {
    renderAt('/careers');
    const legal = within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Legal' });
    expect(
      within(legal)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Terms and conditions', '/terms-and-conditions'],
      ['Privacy', '/terms-and-conditions#privacy'],
      ['Accessibility statement', '/terms-and-conditions#accessibility'],
      ['Analytics', '/terms-and-conditions#analytics'],
    ]);
    expect(legal.parentElement?.textContent).toContain(`© 2026 ${CENTRE.name} · Demonstration: sample data`);
  });

  it.each(['privacy', 'accessibility', 'analytics'])('S2-09 #%s is a part of the page of terms', async (id) => {
    await openAt('/terms-and-conditions');
    expect(document.getElementById(id)?.textContent).not.toBe('');
  });
});

describe('wide footer', () => {
  beforeEach(() => void renderAt('/about'));

  it.each([
    ['S2-72', `More About ${CENTRE.name}`, ['/about', '/terms-and-conditions']],
    [
      'S2-73',
      'Corporate Training',
      ['productivity-ai-tools', 'ethical-ai', 'learnerships-bursaries'].map((name) => `/corporate-training/${name}`),
    ],
    ['S2-74', 'Corporate Consulting', ['/corporate-training/practical-ai']],
    ['S2-83', 'Before you apply', ['/learning-process', '/programPricing', '/intake-blocks']],
  ])('%s %s leads to its pages', (_id, heading, paths) => {
    expect(hrefs(column(heading).getAllByRole('link'))).toEqual(paths);
  });

  it('S2-75 Students has four buttons', () => {
    const buttons = column('Students').getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Bootcamps',
      'Career Boosters',
      'Full Programs',
      'Code Curious?',
    ]);
  });

  it('S2-78 S9-11 S9-12 both accreditations stand with their numbers', () => {
    const list = within(screen.getByRole('contentinfo')).getByRole('list', { name: 'Accreditations' });
    const [accreditation, registration] = within(list).getAllByRole('listitem');
    expect(accreditation?.textContent).toMatch(
      /^Fully accredited providerQualifications council\u00a0· \d{4}\/\d+\/\d{2}$/,
    );
    expect(registration?.textContent).toMatch(
      /^Registered providerDepartment of Higher Education\u00a0· \d{4}\/FET07\/\d+$/,
    );
    const marks = [accreditation, registration].map((one) => one?.querySelector('svg')?.innerHTML);
    expect(marks[0]).toContain('<path');
    expect(marks[1]).toContain('<path');
    expect(marks[0]).not.toBe(marks[1]);
  });
});

describe('narrow footer', () => {
  beforeEach(() => void renderAt('/about'));

  it('S2-80 S7-02 Apply Now opens the registration page in a new tab', () => {
    expect(part('narrow').getByRole('heading', { name: 'Interested in Learning Top Tech Skills?' })).toBeTruthy();
    const link = part('narrow').getByRole('link', { name: 'Apply Now (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe(CENTRE.applicant.register);
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('S2-83 it leads to the learning process, the prices and the intake dates', () => {
    const list = part('narrow').getByRole('heading', { name: 'Before you apply' }).parentElement as HTMLElement;
    expect(hrefs(within(list).getAllByRole('link'))).toEqual([
      '/learning-process',
      '/programPricing',
      '/intake-blocks',
    ]);
  });

  it('S2-81 its six labels are in order and are not links', () => {
    const list = part('narrow').getByText('AI Consulting').closest('ul') as HTMLElement;
    const labels = within(list).getAllByRole('listitem');
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'About',
      'Courses',
      'Pricing',
      'Corporate Training',
      'AI Consulting',
      'Contact',
    ]);
    expect(list.querySelector('a, button')).toBeNull();
  });
});

describe('Students buttons', () => {
  const press = (name: string) => fireEvent.click(column('Students').getByRole('button', { name }));
  const address = () => screen.getByTestId('address').textContent;
  const scrolled = () => vi.mocked(Element.prototype.scrollIntoView).mock;

  it('S2-76 on the home page a button scrolls smoothly to the programmes', async () => {
    await openAt('/');
    press('Bootcamps');
    expect(scrolled().calls).toEqual([[{ behavior: 'smooth', block: 'start' }]]);
    expect((scrolled().contexts[0] as Element).id).toBe('programs');
    expect(document.activeElement?.closest('#programs')).not.toBeNull();
  });

  const pressed = () =>
    within(screen.getByRole('main'))
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  const cards = () => [...document.querySelectorAll('#programs h3')].map(({ textContent }) => textContent);

  it.each([
    ['Full Programs', 'Full Programs 2', ['Artificial Intelligence Developer', 'Software Engineer']],
    ['Career Boosters', 'Career Boosters 3', ['AI Mastery without Code', 'AI Mastery with Python', 'AI Tools BC']],
    ['Code Curious?', 'Code Curious? ', ['Code Curious?']],
  ])('S2-79 on the home page %s also chooses its kind in the filter', async (name, chip, programmes) => {
    await openAt('/');
    expect(pressed()).toEqual(['All 11']);
    press(name);
    expect(pressed()).toEqual([chip]);
    expect(cards()).toEqual(programmes);
  });

  it('S2-79 from another page it shows them, later all programmes', async () => {
    await openAt('/careers');
    press('Bootcamps');
    await screen.findByRole('heading', { level: 1, name: /Tech skills/ });
    expect(pressed()).toEqual(['Bootcamps 4']);
    fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Careers' }));
    await screen.findByRole('heading', { level: 1, name: 'Careers' });
    fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /home$/ }));
    await screen.findByRole('heading', { level: 1, name: /Tech skills/ });
    expect(pressed()).toEqual(['All 11']);
  });

  it('S2-76 it scrolls at once for visitors who ask for less motion', async () => {
    stubBrowser({ reducedMotion: true });
    await openAt('/');
    press('Full Programs');
    expect(scrolled().calls).toEqual([[{ behavior: 'instant', block: 'start' }]]);
  });

  it('S2-77 S9-07 from another page it goes home, and scrolls 500 ms later', async () => {
    await openAt('/');
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'About Us' }));
    await screen.findByRole('heading', { level: 1, name: /About/ });
    vi.useFakeTimers();
    press('Career Boosters');
    expect(address()).toBe('/');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(scrolled().calls).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(scrolled().calls).toEqual([[{ behavior: 'smooth', block: 'start' }]]);
  });

  it('S2-76 S2-77 from another page it jumps after the same 500 ms with reduced motion', async () => {
    stubBrowser({ reducedMotion: true });
    await openAt('/about');
    vi.useFakeTimers();
    press('Full Programs');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(scrolled().calls).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(scrolled().calls).toEqual([[{ behavior: 'instant', block: 'start' }]]);
  });

  it('S2-77 leaving the home page within 500 ms cancels the scroll', async () => {
    await openAt('/about');
    vi.useFakeTimers();
    press('Code Curious?');
    fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Careers' }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(address()).toBe('/careers');
    expect(scrolled().calls).toEqual([]);
  });

  describe('while the home page is on its way', () => {
    /** The footer alone, beside a page area that stays empty until `arrive`. */
    function renderWithoutPage() {
      const { container } = render(
        <MemoryRouter>
          <main />
          <Footer />
        </MemoryRouter>,
      );
      return async () => {
        const page = document.createElement('section');
        page.id = 'programs';
        page.innerHTML = '<h2>Programmes</h2>';
        container.querySelector('main')?.append(page);
        // The browser tells of what has changed when all else is done.
        await act(async () => undefined);
      };
    }

    it('S2-77 the scroll waits for the programmes, and happens once', async () => {
      const arrive = renderWithoutPage();
      press('Bootcamps');
      expect(scrolled().calls).toEqual([]);
      await arrive();
      expect(scrolled().contexts.map((element) => (element as Element).id)).toEqual(['programs']);
      expect(document.activeElement?.textContent).toBe('Programmes');
      await arrive();
      expect(scrolled().calls).toHaveLength(1);
    });

    it('S2-77 a visitor who goes elsewhere meanwhile is not scrolled', async () => {
      const arrive = renderWithoutPage();
      press('Bootcamps');
      fireEvent.click(part('wide').getByRole('link', { name: 'Ethical AI' }));
      await arrive();
      expect(scrolled().calls).toEqual([]);
    });

    it('S2-77 programmes without a heading are scrolled to all the same', async () => {
      renderWithoutPage();
      const page = document.createElement('section');
      page.id = 'programs';
      document.querySelector('main')?.append(page);
      press('Bootcamps');
      expect(scrolled().calls).toHaveLength(1);
    });
  });

  it('S2-76 the focus goes to the programmes’ heading without a scroll', async () => {
    await openAt('/');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    press('Bootcamps');
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(document.activeElement?.tagName).toBe('H2');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  });

  it('in the prerendered page they are links to the programmes', () => {
    const built = prerender(<Footer />);
    const heading = [...built.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Students');
    const links = [...(heading?.parentElement?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/#programs'));
  });
});
