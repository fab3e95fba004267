import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../src/catalogue';
import codeCurious from '../../src/catalogue/pages/code-curious.yaml';
import cyberSecurity from '../../src/catalogue/programmes/cyber-security.yaml';
import type { OpenProgramme } from '../../src/catalogue/schema';
import { Lesson } from '../../src/sections/lesson/Lesson';
import { ApplyBar } from '../../src/sections/programme/ApplyBar';
import { CertificatePreview } from '../../src/sections/programme/CertificatePreview';
import { FactsSheet } from '../../src/sections/programme/FactsSheet';
import { FeeOptions } from '../../src/sections/programme/FeeOptions';
import { Suitability } from '../../src/sections/programme/suitability/Suitability';
import { programmeOf } from '../support/catalogueFaults';
import { CENTRE } from '../support/centre';
import { draw, flat, openAt, textsOf } from '../support/render';
import { setWidth } from '../support/shell';

const partUnder = (heading: string) => screen.getByRole('heading', { name: heading }).parentElement as HTMLElement;

describe('the work of a learner', () => {
  it.each([
    ['cyber-security', 'Example of a final project'],
    ['AITools', 'Example of what you make'],
  ])('S1-40 S1-47 %s shows an example that works, and says that it is one: %s', async (name, kind) => {
    const { work } = programmeOf(catalogue, name);
    await openAt(`/programs/${name}`);
    const [figure] = (await screen.findAllByRole('figure')) as [HTMLElement];
    const heading = screen.getByRole('heading', { level: 2, name: `${kind} ${work.title}` });
    expect(heading.nextElementSibling).toBe(figure);
    expect(figure.querySelector('figcaption')?.textContent).toBe(work.text);
    const window = figure.querySelector('[data-part="window"]');
    expect(window?.firstElementChild?.textContent).toBe(work.window.name);
    await waitFor(() => expect(figure.querySelector('button')).not.toBeNull());
    expect(figure.querySelectorAll('input, textarea, select, a, [contenteditable]')).toHaveLength(0);
  });

  it('S1-41 every card has a window of its own after hydration', async () => {
    await openAt('/programs/bootcamps');
    const sketches = () => [...document.querySelectorAll('main [data-part="sketch"] svg[aria-hidden="true"]')];
    await waitFor(() => expect(sketches()).toHaveLength(4));
    const drawn = sketches().map(({ innerHTML }) => innerHTML);
    expect(new Set(drawn).size).toBe(4);
  });
});

describe('what a visitor weighs', () => {
  it('S1-42 both totals stand as bars on one scale, payment by payment', async () => {
    draw(<FeeOptions programme={cyberSecurity as OpenProgramme} />);
    const once = partUnder('Pay once');
    expect(once.querySelector('rect')?.getAttribute('width')).toBe('94.23%');
    const monthly = partUnder('Pay monthly');
    expect(monthly.querySelectorAll('rect')).toHaveLength(4);
    expect(flat(monthly.textContent)).toContain('That is R1 500 more than paying once.');
  });

  it('S1-42 two equal totals are not told apart', () => {
    const fee = { once: 24000, instalments: { count: 4, amount: 6000 } };
    draw(<FeeOptions programme={{ ...(cyberSecurity as OpenProgramme), fee }} />);
    expect(flat(partUnder('Pay once').textContent)).toBe('Pay onceR24 000');
    expect(flat(partUnder('Pay monthly').textContent)).toContain('That is as much as paying once.');
  });

  it('S1-42 a fee with one way to pay stands among the facts alone', () => {
    draw(<FeeOptions programme={programmeOf(catalogue, 'AITools') as OpenProgramme} />);
    expect(textsOf(screen.getAllByRole('heading'))).toEqual(['Who teaches', 'What the fee pays for']);
  });

  it.each([
    ['/programs/AIMasteryNoCode', 'week', 'About 62½ in live lessons, 3½ when it suits you'],
    ['/programs/AITools', 'day', 'About 6all of them in live lessons'],
    ['/programs/dataScience', 'week', 'About 12'],
  ])('S1-43 %s says what it takes of a %s', async (path, unit, words) => {
    await openAt(path);
    const label = within(screen.getByRole('complementary', { name: 'Key facts' })).getByText(`Hours a ${unit}`);
    expect(flat(label.parentElement?.textContent)).toBe(`Hours a ${unit}${words}`);
  });

  it('S1-45 the certificate preview has both numbers and nobody’s name', async () => {
    await openAt('/programs/cyber-security');
    const specimen = (await screen.findByText('Specimen')).closest('[data-part="certificate-preview"]');
    expect(flat(specimen?.textContent)).toBe(
      `NQF level 4Skills programme certificateSkills Programme: Cyber Security DefenderYour name${CENTRE.accreditation.number} ${CENTRE.registration.number}Specimen`,
    );
    expect(specimen?.getAttribute('aria-hidden')).toBe('true');
    expect(flat(partUnder('What you will be able to do').textContent)).toMatch(
      /What you will be able to do.*Explain common attacks/,
    );
    expect(flat(partUnder('What you leave with').textContent)).toContain(
      'Registered as Skills Programme: Cyber Security Defender, SP 000001Issued by the Quality Council for Trades and Occupations (QCTO) on our assessment; we give you a record of completionAn assessed final project',
    );
  });

  it('S1-45 a certificate of the centre’s own has no number of the quality council', async () => {
    await openAt('/programs/AITools');
    const specimen = (await screen.findByText('Specimen')).closest('[data-part="certificate-preview"]');
    expect(specimen?.textContent).toContain(CENTRE.registration.number);
    expect(specimen?.textContent).not.toContain(CENTRE.accreditation.number);
  });

  it('S1-46 the page of prices answers what results there are, and how they will be counted', async () => {
    await openAt('/programPricing');
    const question = screen.getByText('What results do learners get?').closest('details');
    expect(flat(question?.querySelector('p')?.textContent)).toMatch(
      /^We have no figures to show yet\..* of those who came on the first day finished, how many passed, and how many use it at work\.$/,
    );
  });
});

describe('the entry check', () => {
  const button = (name: RegExp) => screen.getByRole('button', { name });
  const said = () => flat(within(partUnder('What you need first')).getByRole('status').textContent);

  it('S1-44 says what to do about what is not pressed, keeps nothing and sends nothing', async () => {
    const kept = () => [document.cookie, localStorage.length, sessionStorage.length, window.location.href];
    const before = kept();
    const drawn = draw(<Suitability programme={cyberSecurity} />);
    const list = await screen.findByRole('list', { name: 'What you need first' });
    const pressed = () =>
      within(list)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['false', 'false', 'false']);
    expect(said()).toBe('Press what is true for you.');
    await userEvent.click(button(/^You are 18/));
    expect(pressed()).toEqual(['true', 'false', 'false']);
    expect(said()).toMatch(/^1 of 3\. If the rest is not true yet: ?Practise first: .*Find a laptop/);
    expect(said()).not.toContain('Wait until you are 18');
    // Where scripts run, the advice is only in the answer.
    expect(screen.queryAllByText(/^Find a laptop/)).toHaveLength(1);
    expect(screen.queryByText(/^Wait until you are 18/)).toBeNull();
    await userEvent.click(button(/^You use a computer/));
    await userEvent.click(button(/^You have a laptop/));
    expect(said()).toBe('You have all that you need first. You can apply.');
    await userEvent.click(button(/^You are 18/));
    expect(said()).toMatch(/^2 of 3\. .*Wait until you are 18\. Code Curious\? is free and open to you now\.$/);
    expect(kept()).toEqual(before);
    expect(drawn.querySelectorAll('input, form')).toHaveLength(0);
  });

  it('S1-44 the check of an upcoming programme does not say that one can apply', async () => {
    draw(<Suitability programme={programmeOf(catalogue, 'AIBusiness')} />);
    const list = await screen.findByRole('list', { name: 'What you need first' });
    for (const one of within(list).getAllByRole('button')) await userEvent.click(one);
    expect(said()).toBe('You have all that you need first. Applications are not open yet.');
  });
});

describe('what comes second', () => {
  it('S2-91 is folded under its heading on a small screen alone', async () => {
    await openAt('/programs/cyber-security');
    const folded = () =>
      [...document.querySelectorAll('summary')]
        .map((one) => flat(one.querySelector('h2, h3')?.textContent))
        .filter(Boolean);
    expect(folded()).toEqual([]);
    setWidth(767);
    expect(folded()).toEqual([
      'What the fee pays for',
      'How networks and attacks work',
      'Linux and the command line',
      'Defending systems',
      'Finding weaknesses, with permission',
      'Responding to an incident',
      'Final project',
      'Example of a final project An incident report for a small office',
    ]);
    setWidth(768);
    expect(folded()).toEqual([]);
  });
});

it('S2-94 the bar has name, next intake, price and Apply', () => {
  const bar = draw(<ApplyBar programme={cyberSecurity} />).querySelector('aside');
  expect(flat(bar?.textContent)).toBe('Cyber SecurityStarts 1 Feb 2027R24 500Apply nowFree trial');
  expect(bar?.querySelectorAll('a')).toHaveLength(2);
});

const motifsOf = (root: Element) => root.querySelectorAll('p svg[data-family="erica"]');

describe('growth', () => {
  it('S1-92 S1-45 the motif made in the lesson stands on the certificate', async () => {
    expect(motifsOf(draw(<CertificatePreview programme={cyberSecurity} />))).toHaveLength(0);
    draw(<Lesson {...codeCurious.lesson} />);
    await userEvent.click(screen.getByRole('button', { name: '3' }));
    const [motif] = motifsOf(draw(<CertificatePreview programme={cyberSecurity} />));
    expect(motif?.getAttribute('viewBox')).toBe('0 0 4 5');
  });

  it('S1-50 S1-92 without storage the lesson works, and no motif stands there', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('no storage');
      });
    }
    const lesson = draw(<Lesson {...codeCurious.lesson} />);
    await userEvent.click(screen.getByRole('button', { name: '3' }));
    expect(lesson.querySelector('[aria-live]')?.textContent).toContain('Line 3 now says rows = 3.');
    expect(motifsOf(draw(<CertificatePreview programme={cyberSecurity} />))).toHaveLength(0);
  });
});

it('S1-04 a programme without a coming intake says to ask', () => {
  const programme = { ...cyberSecurity, path: '/programs/new' };
  const drawn = within(draw(<FactsSheet programme={programme} />));
  expect(drawn.getByText('Next intake').nextElementSibling?.textContent).toBe('No date yet');
  const ask = drawn.getByText('Applications close').nextElementSibling?.querySelector('a');
  expect(ask?.textContent).toBe('Ask us when it starts');
  expect(ask?.getAttribute('href')).toBe(
    `mailto:${CENTRE.contact.email}?subject=The%20next%20intake%20of%20Cyber%20Security`,
  );
});
