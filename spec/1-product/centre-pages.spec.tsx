import { facts } from 'virtual:catalogue/facts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CENTRE } from '../support/centre';
import { bandOf, flat, hrefsIn, openAt, textsOf } from '../support/render';

describe('the page about the centre', () => {
  it('S1-67 has its two numbers after what to count on, each with the question to send, and how to check them', async () => {
    const heading = await openAt('/about');
    const first = heading.closest('section')?.nextElementSibling as HTMLElement;
    expect(first).toBe(bandOf('Who teaches'));
    const band = first.nextElementSibling?.nextElementSibling as HTMLElement;
    expect(band).toBe(bandOf('How to check us, step by step'));
    expect(within(band).getAllByRole('listitem')).toHaveLength(2);
    const { legalName, accreditation, registration } = CENTRE;
    for (const { label, number } of [
      { label: 'Fully accredited provider', number: accreditation.number },
      { label: 'Registered provider', number: registration.number },
    ]) {
      const letter = within(band).getByRole('heading', { name: label }).closest('div:has(button)') as HTMLElement;
      const question = `${legalName} gives ${number} as its number with you. Is it valid today, who holds it, and which programmes does it cover?`;
      expect(within(letter).getByText(question)).toBeTruthy();
      const user = userEvent.setup();
      await user.click(within(letter).getByRole('button', { name: /^Copy the question\s+to / }));
      await waitFor(() => expect(within(letter).getByRole('status').textContent).toBe('Copied as text.'));
      expect(await navigator.clipboard.readText()).toBe(question);
    }
  });

  it('S1-68 the careers page tells the kinds of work as roles, without drawings', async () => {
    await openAt('/careers');
    const roles = screen.getByRole('heading', { name: 'Facilitator' }).closest('ul') as HTMLElement;
    expect(textsOf(roles.querySelectorAll('li h3'))).toEqual(['Facilitator', 'Curriculum writer', 'Learner support']);
    expect(roles.querySelector('svg')).toBeNull();
    expect(document.querySelector('main img')).toBeNull();
  });

  it('S1-93 begins with who teaches, each with a portrait, field, years, qualification and their own words', async () => {
    const heading = await openAt('/about');
    const band = heading.closest('section')?.nextElementSibling as HTMLElement;
    expect(band).toBe(bandOf('Who teaches'));
    expect(band.id).toBe('who-teaches');
    const [person] = within(band).getAllByRole('listitem');
    expect(textsOf(person?.querySelectorAll('h3, p, blockquote') ?? [])).toEqual([
      'A. Example',
      'Facilitator',
      'software, 7 years. Sample degree, NQF level 7.',
      'Ask me anything.',
    ]);
    expect(person?.querySelector('svg')?.getAttribute('data-family')).toBe('restio');
    expect(person?.querySelector('img')).toBeNull();
  });

  it('S1-93 says what is true of each group', async () => {
    await openAt('/about');
    const band = bandOf('What you can count on');
    expect(textsOf(band.querySelectorAll('li'))).toEqual([
      '20 seats in a group',
      '1 facilitator',
      '2 hours for feedback in a usual week',
      '5 working days until we answer',
      '7 days to change your mind',
    ]);
  });

  it('S1-93 names who teaches a training on its page, with a link to everybody', async () => {
    await openAt('/corporate-training/ethical-ai');
    const person = screen.getByText('A. Example').closest('li') as HTMLElement;
    expect(flat(person.textContent)).toBe('A. Example, Facilitatorsoftware, 7 years.');
    expect(hrefsIn(person)).toEqual(['/about#who-teaches']);
  });

  it('S1-69 says where and when, and that lessons are online wherever one is', async () => {
    await openAt('/about');
    const band = bandOf('Where to find us, and when');
    expect(flat(band.querySelector('address')?.textContent)).toBe(
      `${CENTRE.legalName}${CENTRE.legal.address.join(', ')}`,
    );
    expect(band.textContent).toContain('Monday to Friday, 08:00 to 17:00');
    expect(within(band).getByRole('heading', { name: 'Online from anywhere' })).toBeTruthy();
    expect(facts.every(({ mode }) => /online/i.test(mode))).toBe(true);
  });
});

describe('the careers page', () => {
  it('S1-68 S2-120 leads from each skill over its work to its programmes', async () => {
    await openAt('/careers');
    const skills = [...bandOf('Where skills lead').querySelectorAll<HTMLElement>('li:has(h3)')];
    const links = skills.map(hrefsIn);
    expect(skills.map((skill) => within(skill).getByRole('heading').textContent)).toEqual([
      'Programming',
      'Data analysis',
      'Cyber security',
    ]);
    expect(skills.map((skill) => textsOf(skill.querySelectorAll('dt')))).toEqual([
      ['Junior developer', 'Test analyst'],
      ['Data analyst'],
      ['Security analyst', 'Penetration tester'],
    ]);
    // One bloom for each programme.
    expect(skills.map((skill) => skill.querySelectorAll('li svg[data-family]').length)).toEqual([2, 1, 2]);
    expect(links).toEqual([
      ['/programs/softwareengineer', '/programs/softwareEngineerPython'],
      ['/programs/dataScience'],
      ['/programs/cyber-security', '/programs/AIBusiness'],
    ]);
    expect(skills.map((skill) => within(skill).queryAllByText('Coming Soon').length)).toEqual([0, 1, 1]);
    expect(screen.getByText(/We do not promise jobs or salaries/)).toBeTruthy();
  });
});
