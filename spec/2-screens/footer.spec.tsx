import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '../../src/shell/footer/Footer';
import { CENTRE } from '../support/centre';
import { draw, hrefsIn, openAt, renderShell, textsOf } from '../support/render';
import { stubBrowser } from '../support/shell';

const part = (name: 'wide' | 'narrow') =>
  within(screen.getByRole('contentinfo').querySelector(`[data-part="${name}-columns"]`) as HTMLElement);
const column = (heading: string, layout: 'wide' | 'narrow' = 'wide') =>
  part(layout).getByRole('heading', { name: heading }).parentElement as HTMLElement;
const expectNewTab = (link: Element) =>
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);

describe('what the footer has', () => {
  beforeEach(() => void draw(<Footer />));
  const footer = () => within(screen.getByRole('contentinfo'));

  it('S1-71 S2-78 S2-82 logo, accreditations and copyright line are there once', () => {
    expect(footer().getAllByRole('link', { name: `${CENTRE.name}, home` })).toHaveLength(1);
    expect(footer().getAllByText(`© 2026 ${CENTRE.name} · Demonstration: sample data`)).toHaveLength(1);
    expect(footer().getAllByText('Fully accredited provider')).toHaveLength(1);
  });

  it('S2-78 S9-11 S9-12 both accreditations stand with their numbers', () => {
    const list = within(footer().getByRole('list', { name: 'Accreditations' }));
    const [accreditation, registration] = textsOf(list.getAllByRole('listitem'));
    expect(accreditation).toMatch(/^Fully accredited providerQualifications council \d{4}\/\d+\/\d{2}$/);
    expect(registration).toMatch(/^Registered providerDepartment of Higher Education \d{4}\/FET07\/\d+$/);
  });

  it('S2-71 S2-82 S7-02 Connect has five social links, each in a new tab', () => {
    const connect = footer().getByRole('heading', { name: 'Connect' }).parentElement as HTMLElement;
    const links = within(connect).getAllByRole('link');
    expect(textsOf(links)).toEqual(
      ['Facebook', 'Instagram', 'LinkedIn', 'WhatsApp', 'X'].map(
        (network) => `${CENTRE.name} on ${network} (opens in a new tab)`,
      ),
    );
    expect(hrefsIn(connect)).toEqual(CENTRE.social.map(({ url }) => url));
    for (const link of links) expectNewTab(link);
  });

  const DATES = ['/learning-process', '/programs/feestructure', '/intake-blocks'];
  const KINDS = ['full-programs', 'bootcamps', 'career-boosters', 'code-curious'];
  const TRAINING = ['productivity-ai-tools', 'ethical-ai', 'learnerships-bursaries'];
  it.each([
    ['S2-72', `More About ${CENTRE.name}`, 'wide', ['/about', '/terms-and-conditions']],
    ['S2-73', 'Corporate Training', 'wide', TRAINING.map((name) => `/corporate-training/${name}`)],
    ['S2-74', 'Corporate Consulting', 'wide', ['/corporate-training/practical-ai']],
    ['S2-83', 'Dates and fees', 'wide', DATES],
    ['S2-83', 'Dates and fees', 'narrow', DATES],
    ['S2-83', 'Programmes', 'narrow', KINDS.map((name) => `/programs/${name}`)],
  ] as const)('%s %s leads to its pages: the %s footer', (_id, heading, layout, paths) => {
    expect(hrefsIn(column(heading, layout))).toEqual(paths);
  });

  it('S2-75 Students has four buttons', () => {
    const names = ['Bootcamps', 'Career Boosters', 'Full Programs', 'Code Curious?'];
    expect(textsOf(within(column('Students')).getAllByRole('button'))).toEqual(names);
  });

  it('S2-80 S7-02 Apply Now opens the registration page in a new tab', () => {
    const band = column('Interested in Learning Top Tech Skills?', 'narrow');
    const link = within(band).getByRole('link', { name: 'Apply Now (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe(CENTRE.applicant.register);
    expectNewTab(link);
  });

  it('S2-81 the six labels are in order and are not links', () => {
    const list = part('narrow').getByText('AI Consulting').closest('ul') as HTMLElement;
    const names = ['About', 'Courses', 'Pricing', 'Corporate Training', 'AI Consulting', 'Contact'];
    expect(textsOf(within(list).getAllByRole('listitem'))).toEqual(names);
    expect(list.querySelector('a, button')).toBeNull();
    expect(list.previousElementSibling?.textContent).toBe('What we do');
  });

  it('S2-09 S2-83 no link and no label of the narrow footer has the name of another', () => {
    const legal = textsOf(within(footer().getByRole('navigation', { name: 'Legal' })).getAllByRole('link'));
    expect(legal).toEqual(['Terms', 'Privacy', 'Accessibility statement', 'Analytics']);
    const all = [...legal, ...textsOf(part('narrow').getAllByRole('listitem'))];
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });
});

describe('Students buttons', () => {
  const press = (name: string) => fireEvent.click(within(column('Students')).getByRole('button', { name }));
  const address = () => screen.getByTestId('address').textContent;
  const scrolled = () => vi.mocked(Element.prototype.scrollIntoView).mock;

  it('S2-76 a button scrolls to the programmes and their heading on the home page', async () => {
    await openAt('/');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    press('Bootcamps');
    expect(scrolled().calls).toEqual([[{ behavior: 'smooth', block: 'start' }]]);
    expect((scrolled().contexts[0] as Element).id).toBe('programs');
    expect(document.activeElement?.closest('#programs')).not.toBeNull();
    expect(document.activeElement?.tagName).toBe('H2');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  const pressed = () => textsOf(within(screen.getByRole('main')).getAllByRole('button', { pressed: true }));
  const cards = () => textsOf(document.querySelectorAll('#programs h3'));

  it('S2-79 each button also chooses its kind in the filter on the home page', async () => {
    await openAt('/');
    expect(pressed()).toEqual(['All 11']);
    const chosen = ['Full Programs', 'Career Boosters', 'Code Curious?'].map((name) => {
      press(name);
      return [...pressed(), ...cards()];
    });
    expect(chosen).toEqual([
      ['Full Programs 2', 'Artificial Intelligence Developer', 'Software Engineer'],
      ['Career Boosters 3', 'AI Mastery without Code', 'AI Mastery with Python', 'AI Tools BC'],
      ['Code Curious?', 'Code Curious?'],
    ]);
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])(
    'S2-76 S2-77 S9-07 a button goes home from another page, and scrolls 500 ms later; less motion: %s, %s',
    async (reducedMotion, behavior) => {
      stubBrowser({ reducedMotion });
      await openAt('/about');
      vi.useFakeTimers();
      press('Career Boosters');
      expect(address()).toBe('/');
      await act(() => vi.advanceTimersByTimeAsync(499));
      expect(scrolled().calls).toEqual([]);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(scrolled().calls).toEqual([[{ behavior, block: 'start' }]]);
    },
  );

  it('S2-77 leaving the home page within 500 ms cancels the scroll', async () => {
    await openAt('/about');
    vi.useFakeTimers();
    press('Code Curious?');
    fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Careers' }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(address()).toBe('/careers');
    expect(scrolled().calls).toEqual([]);
  });

  it('S2-77 the scroll waits for the programmes, while the home page is on its way, and happens once', async () => {
    renderShell('/');
    const arrive = () => {
      const page = document.createElement('section');
      page.id = 'programs';
      page.innerHTML = '<h2>Programmes</h2>';
      // The browser reports mutations after all other work.
      return act(async () => screen.getByRole('main').append(page));
    };
    press('Bootcamps');
    expect(scrolled().calls).toEqual([]);
    await arrive();
    expect(scrolled().contexts.map((element) => (element as Element).id)).toEqual(['programs']);
    expect(document.activeElement?.textContent).toBe('Programmes');
    await arrive();
    expect(scrolled().calls).toHaveLength(1);
  });
});
