import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import home from '../../src/catalogue/pages/home.yaml';
import { ProgrammesByCategory } from '../../src/sections/home/ProgrammesByCategory';
import { CENTRE } from '../support/centre';
import { flat, openAt, prerender } from '../support/render';

/** The key facts of the programme's page, label → value. */
function facts(): Record<string, string> {
  const sheet = screen.getByRole('complementary', { name: 'Key facts' });
  return Object.fromEntries(
    [...sheet.querySelectorAll('dt')].map((term) => [
      flat(term.textContent),
      flat(term.nextElementSibling?.textContent),
    ]),
  );
}

describe('the facts of a programme', () => {
  it('S1-04 duration, mode, hours, next intake and fee', async () => {
    await openAt('/programs/cyber-security');
    expect(facts()).toEqual({
      Duration: '14 weeks',
      Mode: 'Live online, evenings',
      'Hours a week': 'About 12',
      'Live lessons': 'Mondays and Wednesdays, 18:00 to 20:30',
      'Next intake': 'Mon 1 Feb 2027',
      'Applications close': 'Mon 18 Jan 2027',
      Fee: 'R24 500 once-off,or R6 500 × 4 = R26 000',
      'Leads to': 'Skills programme certificate, NQF level 4, 16 credits',
    });
  });

  it('S1-04 a full intake is passed over', async () => {
    await openAt('/programs/webdevelopment');
    expect(facts()).toMatchObject({ 'Next intake': 'Mon 10 May 2027' });
  });

  it('no fact is a time element alone, which Orca skips', async () => {
    await openAt('/programs/cyber-security');
    const [...values] = document.querySelectorAll('dd');
    expect(values.length).toBeGreaterThanOrEqual(5);
    expect(values.filter(({ firstChild }) => firstChild?.nodeName === 'TIME')).toEqual([]);
  });

  it('S1-07 the brochure is a download that names its kind', async () => {
    await openAt('/programs/cyber-security');
    const link = screen.getByRole('link', { name: /^Download brochure \(PDF\)$/ });
    expect(link.getAttribute('href')).toBe('/brochures/cyber-security.pdf');
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('S1-08 S1-09 applying and the free trial name the programme to the applicant site', async () => {
    await openAt('/programs/cyber-security');
    const addresses = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => new URL(link.getAttribute('href') ?? '').search);
    for (const address of addresses('Apply now')) expect(address).toBe('?programme=Cyber+Security');
    expect(addresses('Apply now').length).toBeGreaterThan(1);
    for (const address of addresses('Start a free trial')) {
      expect(address).toBe('?intent=free-trial&programme=Cyber+Security');
    }
  });

  it('S1-05 the ways to pay, with the total of the instalments', async () => {
    await openAt('/programs/cyber-security');
    const fees = within(screen.getByRole('heading', { name: 'Fees and payment' }).closest('section') as HTMLElement);
    expect(fees.getByText(/Due before/).textContent).toBe('Due before the first day. This is the lowest total.');
    expect(flat(fees.getByText(/^Total/).textContent)).toBe('Total R26 000. First payment once we confirm your place.');
  });

  it('S1-05 without instalments there is no monthly way, and nothing to be lowest', async () => {
    await openAt('/programs/AITools');
    expect(screen.queryByRole('heading', { name: 'Pay monthly' })).toBeNull();
    expect(screen.getByText(/Due before/).textContent).toBe('Due before the first day.');
  });
});

describe('the page of a programme', () => {
  it('S1-06 the modules in order, each with its place in time', async () => {
    await openAt('/programs/cyber-security');
    expect(screen.getByRole('heading', { name: 'What you will learn, week by week' })).toBeTruthy();
    expect(flat(screen.getByText(/modules over/).textContent)).toMatch(/^6 modules over 14 weeks\. /);
    const modules = within(
      screen.getByRole('heading', { name: '1. How networks and attacks work' }).closest('ol') as HTMLElement,
    );
    const times = modules.getAllByRole('listitem').map((module) => module.querySelector('b')?.textContent);
    expect(times).toEqual(['Weeks 1–2', 'Weeks 3–4', 'Weeks 5–7', 'Weeks 8–10', 'Weeks 11–12', 'Weeks 13–14']);
  });

  it('S1-86 its next intake is a lane, if it takes weeks', async () => {
    await openAt('/programs/cyber-security');
    const lane = () => flat(document.querySelector('[data-part="run"]')?.textContent);
    await waitFor(() => expect(lane()).toContain('Apply by 18 JanFirst day 1 FebLast day 12 May'));
  });

  it('S1-86 two days are no lane', async () => {
    await openAt('/programs/AITools');
    await waitFor(() => expect(document.querySelector('[data-part="certificate-preview"]')).not.toBeNull());
    expect(document.querySelector('[data-part="run"]')).toBeNull();
  });

  it('S1-06 a module of one day names that day', async () => {
    await openAt('/programs/AITools');
    expect(screen.getByRole('heading', { name: 'What you will learn, day by day' })).toBeTruthy();
    expect(screen.getAllByText(/^Day \d$/).map(({ textContent }) => textContent)).toEqual([
      'Day 1',
      'Day 1',
      'Day 2',
      'Day 2',
    ]);
  });

  it('S1-04 the breadcrumb leads home and to the category’s page', async () => {
    await openAt('/programs/cyber-security');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Bootcamps', '/programs/bootcamps'],
    ]);
    expect(crumbs.getByText('Cyber Security').getAttribute('aria-current')).toBe('page');
  });

  it('S1-04 S1-72 the breadcrumb of a category without a page leads to the programmes', async () => {
    await openAt('/programs/AITools');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Masterclasses' }).getAttribute('href')).toBe('/#programs');
  });

  it('S1-04 the related programmes, and no others', async () => {
    await openAt('/programs/AITools');
    const related = screen.getByRole('heading', { name: 'You might also look at' }).closest('section') as HTMLElement;
    expect(
      within(related)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/programs/AIMasteryNoCode', '/programs/AIToolsBC']);
  });

  it('S1-02 on paper it says whose it is and whom to ask', async () => {
    await openAt('/programs/cyber-security');
    const contact = screen.getByText(/^\S+@\S+ · \+27[ \d]+ · https:\/\/[^ ]+[^/]\/programs\/cyber-security$/);
    expect(contact.previousElementSibling?.textContent).toMatch(
      new RegExp(`^${CENTRE.name} · .+ \\d{4}/\\d+/\\d{2} · .+ \\d{4}/FET07/\\d+$`),
    );
  });

  it('S2-61 an upcoming one says so, and has neither price, date nor application', async () => {
    await openAt('/programs/AIBusiness');
    expect(facts()).toMatchObject({ Fee: 'Not yet set', 'Next intake': 'Not yet set' });
    expect(within(screen.getByRole('main')).getAllByText('Coming Soon').length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Apply now' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Apply' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Fees and payment' })).toBeNull();
    const call = screen.getByRole('heading', { name: 'Hear when it opens' }).parentElement as HTMLElement;
    expect(within(call).getByRole('link', { name: 'Tell me when it opens' }).getAttribute('href')).toBe(
      `mailto:${CENTRE.contact.email}?subject=Tell%20me%20when%20Cyber%20Security%20in%20the%20era%20of%20AI%20opens`,
    );
    expect(screen.getByRole('link', { name: /^Download brochure/ }).getAttribute('href')).toBe(
      '/brochures/AIBusiness.pdf',
    );
  });

  it('S2-61 an open one does not say that it is coming', async () => {
    await openAt('/programs/softwareEngineerPython');
    expect(screen.getByRole('heading', { name: 'Fees and payment' })).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Apply' })).toBeTruthy();
    const hero = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
    expect(within(hero).queryByText('Coming Soon')).toBeNull();
  });
});

describe('the last call of a programme’s page', () => {
  it.each([
    [
      '/programs/cyber-security',
      'pincushion',
      'Start on 1 February 2027Apply by 18 January 2027. R24 500 once-off, or R6 500 × 4.Twenty seats, one facilitator. A copy of your ID. Within 5',
    ],
    [
      '/programs/AIDeveloper',
      'protea',
      'Start on 1 February 2027Apply by 18 January 2027. R48 000 once-off, or R4 300 × 12.Twenty seats, one facilitator. A copy of your ID and your latest',
    ],
    [
      '/programs/AITools',
      'erica',
      'Start on 15 March 2027Apply by 1 March 2027. R3 800 once-off.Twenty seats, one facilitator. A copy of your ID. Within 5',
    ],
  ])(
    'S1-08 S1-61 %s has the days, the fee, the seats and two actions, in its family’s motifs',
    async (path, family, words) => {
      await openAt(path);
      const band = screen.getByRole('heading', { name: /^Start on/ }).closest('section') as HTMLElement;
      expect(flat(band.textContent)).toContain(words);
      const motifs = [...band.querySelectorAll('svg g[data-family]')];
      expect(new Set(motifs.map((one) => one.getAttribute('data-family')))).toEqual(new Set([family]));
      // The programme's own, and its category's.
      expect(new Set(motifs.map((one) => one.querySelector('path')?.getAttribute('d'))).size).toBe(2);
      const links = within(band).getAllByRole('link');
      expect(links.map((link) => link.textContent)).toEqual(['Apply now', 'Start a free trial']);
      // Other programmes come after it.
      const related = screen.getByRole('heading', { name: 'You might also look at' }).closest('section');
      expect(band.nextElementSibling).toBe(related);
    },
  );
});

describe('the programmes of a category', () => {
  /** The items of the list that follows a heading of the programmes. */
  const cardsUnder = (heading: RegExp) => {
    const band = screen.getByRole('heading', { level: 2, name: heading }).closest('section') as HTMLElement;
    const list = within(band)
      .getAllByRole('list')
      .find((one) => one.querySelector('h3')) as HTMLElement;
    return [...list.children] as HTMLElement[];
  };
  const CHOOSE = /^Choose/;
  const namesUnder = (heading: RegExp) => cardsUnder(heading).map((card) => card.querySelector('h3')?.textContent);

  it('S1-04 S1-62 S2-61 its page lists them in order, with what each is', async () => {
    await openAt('/programs/bootcamps');
    expect(namesUnder(/^The bootcamps$/)).toEqual([
      'Cyber Security',
      'Full Stack Web Developer',
      'Software Engineer with Python',
      'Machine Learning & Data Science in Business',
    ]);
    const [open_, , , soon] = cardsUnder(/^The bootcamps$/);
    expect(flat(open_?.textContent)).toBe(
      'Cyber SecurityFind weak points, defend systems and respond when something goes wrong.' +
        'You leave with: An assessed final projectHours a weekAbout 12Next intake1 Feb 2027FeeR24 500or R6 500 × 4 = R26 000, monthly' +
        '14 weeks, 6 modulesHow networks and attacks workLinux and the command lineDefending systems' +
        'Finding weaknesses, with permissionResponding to an incidentFinal projectSee the programme',
    );
    expect(
      within(open_ as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/programs/cyber-security');
    expect(flat(soon?.textContent)).toMatch(
      /^Machine Learning & Data Science in BusinessComing Soon.*Next intakeNot yet setFeeNot yet set14 weeks/,
    );
    expect(within(soon as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('S1-04 a page without programmes has no empty list', async () => {
    await openAt('/programs/code-curious');
    expect([...document.querySelectorAll('main ul')].filter((list) => list.children.length === 0)).toEqual([]);
    expect(screen.queryByRole('heading', { name: /^The / })).toBeNull();
  });

  it('S2-95 ‘Show all’ disappears when pressed; the next card has the focus', async () => {
    await openAt('/');
    const showAll = () => screen.queryByRole('button', { name: 'Show all 11 programmes' });
    await userEvent.click(showAll() as HTMLElement);
    expect(showAll()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Software Engineer');
    expect(document.activeElement?.closest('#programs')).not.toBeNull();
  });

  it('S2-95 a filter unfolds the cards too', async () => {
    await openAt('/');
    const filter = within(screen.getByRole('group', { name: 'Filter by category' }));
    await userEvent.click(filter.getByRole('button', { name: /Masterclasses/ }));
    await userEvent.click(filter.getByRole('button', { name: /All/ }));
    expect(screen.queryByRole('button', { name: 'Show all 11 programmes' })).toBeNull();
  });

  it('S1-04 S1-65 S1-66 the home page’s filter shows one category, with its number, or all', async () => {
    await openAt('/');
    const filter = within(screen.getByRole('group', { name: 'Filter by category' }));
    const chips = () =>
      filter.getAllByRole('button').map((chip) => [flat(chip.textContent), chip.getAttribute('aria-pressed')]);
    expect(chips()).toEqual([
      ['All 11', 'true'],
      ['Full Programs 2', 'false'],
      ['Bootcamps 4', 'false'],
      ['Masterclasses 2', 'false'],
      ['Career Boosters 3', 'false'],
      ['Code Curious?', 'false'],
    ]);
    expect(namesUnder(CHOOSE)).toHaveLength(12);
    const last = cardsUnder(CHOOSE).at(-1) as HTMLElement;
    expect(within(last).getByRole('link', { name: 'Not sure? Start here' }).getAttribute('href')).toBe(
      '/programs/code-curious',
    );
    expect(last.textContent).toContain('Code Curious?');
    expect(namesUnder(CHOOSE).slice(5, 8)).toEqual([
      'Machine Learning & Data Science in Business',
      'AI in the Workplace Masterclass',
      'Cyber Security in the era of AI',
    ]);
    await userEvent.click(filter.getByRole('button', { name: /Masterclasses/ }));
    expect(namesUnder(CHOOSE)).toEqual(['AI in the Workplace Masterclass', 'Cyber Security in the era of AI']);
    await userEvent.click(filter.getByRole('button', { name: /Full Programs/ }));
    expect(namesUnder(CHOOSE)).toEqual(['Artificial Intelligence Developer', 'Software Engineer']);
    expect(chips()[0]?.[1]).toBe('false');
    expect(chips()[1]?.[1]).toBe('true');
    expect(chips()[2]?.[1]).toBe('false');
    await userEvent.click(filter.getByRole('button', { name: /All/ }));
    expect(namesUnder(CHOOSE)).toHaveLength(12);
    expect(chips()[0]?.[1]).toBe('true');
  });

  it('without scripts the filter cannot be pressed', () => {
    const built = prerender(<ProgrammesByCategory {...home.programmes} />);
    expect([...built.querySelectorAll('button')].map(({ disabled }) => disabled)).toEqual(Array(7).fill(true));
    expect(built.querySelectorAll('li h3')).toHaveLength(12);
  });
});

describe('what the home page says', () => {
  it('S1-02 both accreditations with their bodies and numbers', async () => {
    await openAt('/');
    const main = screen.getByRole('main');
    expect(main.textContent).toMatch(/Number: \d{4}\/\d+\/\d{2}/);
    expect(main.textContent).toMatch(/Number: \d{4}\/FET07\/\d+/);
  });

  it('S1-13 the corporate services are links to their pages, beside a way to ask for a quote', async () => {
    await openAt('/');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Ask for a quote' }).getAttribute('href')).toBe(
      `mailto:${CENTRE.contact.corporate}?subject=A%20quote%3A%20For%20teams%20and%20employers`,
    );
    for (const [name, path] of [
      [/^Productivity AI Tools/, '/corporate-training/productivity-ai-tools'],
      [/^Ethical AI/, '/corporate-training/ethical-ai'],
      [/^Learnerships/, '/corporate-training/learnerships-bursaries'],
      [/^Practical AI/, '/corporate-training/practical-ai'],
    ] as const) {
      expect(main.getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
  });
});

describe('ways to reach the centre', () => {
  it('S5-01 mail and telephone are links, with the number in one piece', async () => {
    await openAt('/careers');
    const main = within(screen.getByRole('main'));
    const mail = main.getByRole('link', { name: /@/ });
    expect(mail.getAttribute('href')).toBe(`mailto:${mail.textContent}`);
    expect(main.getByRole('link', { name: 'Email us' }).getAttribute('href')).toBe(`mailto:${mail.textContent}`);
    const telephone = main.getByRole('link', { name: /^\+27 / });
    expect(telephone.getAttribute('href')).toMatch(/^tel:\+27\d{9}$/);
  });

  it('the accessibility statement has the fields of W3C’s generator', async () => {
    await openAt('/terms-and-conditions');
    const statement = document.getElementById('accessibility') as HTMLElement;
    expect([...statement.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)).toEqual([
      'Accessibility statement',
      'What we do',
      'Known limits, and what to do instead',
      'Where it works',
      'Where it may not',
      'What it is made with',
      'How we tested',
      'Tell us',
    ]);
    const words = flat(statement.textContent);
    expect(words).toContain('Web Content Accessibility Guidelines (WCAG) 2.2, level AA');
    // A criterion that no person has judged yet forbids 'fully conformant'.
    expect(words).toContain('Partially conformant.');
    expect(words).toContain('We answer within 5 working days.');
    // No one has approved it in the centre's name yet.
    expect(words).not.toMatch(/approv/i);
    expect(statement.querySelector('a[href^="tel:"]')?.getAttribute('href')).toMatch(/^tel:\+27\d{9}$/);
    expect(statement.querySelector('a[href^="mailto:"]')?.getAttribute('href')).toMatch(/^mailto:\S+@\S+$/);
    expect(words).toMatch(/ Write to \S+@\S+ or call \+27 /);
    expect(statement.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
