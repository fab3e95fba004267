import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CENTRE } from '../support/centre';
import { hrefsIn, openAt, textsOf } from '../support/render';

describe('what the law and custom expect', () => {
  it('S2-09 the terms name the company and its information officer', async () => {
    await openAt('/terms-and-conditions');
    const facts = [
      ...(screen.getByRole('heading', { name: 'Who we are' }).parentElement?.querySelectorAll('dl > div') ?? []),
    ].map(({ children }) => textsOf(children));
    expect(facts).toEqual([
      ['Registered name', CENTRE.legalName],
      ['Company number', CENTRE.legal.companyNumber],
      ['Physical address', CENTRE.legal.address.join(', ')],
      ['Phone', CENTRE.contact.telephone],
      ['Email', CENTRE.contact.email],
      ['Information officer', `The head of the centre, ${CENTRE.legal.informationOfficer.email}`],
      ['These terms are in effect from', '1 November 2026'],
    ]);
    for (const name of ['Privacy (POPIA notice)', 'Access to information (PAIA manual)', 'Complaints']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    }
  });

  it('S2-96 the terms begin with what a learner must know, each point over a link to its part', async () => {
    await openAt('/terms-and-conditions');
    const summary = within(screen.getByRole('region', { name: 'In short' }));
    expect(textsOf(summary.getAllByRole('listitem'))).toEqual([
      'If something changes after you have applied, you may withdraw without cost. Programmes, fees and changes',
      'You pay nothing until we confirm your place. Refunds and cooling-off',
      'You can read every page without telling us who you are. Privacy (POPIA notice)',
    ]);
    expect(summary.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#programmes-and-fees',
      '#refunds',
      '#privacy',
    ]);
  });

  it('S2-96 the terms are four documents under their list', async () => {
    await openAt('/terms-and-conditions');
    const list = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Terms of use', '#terms'],
      ['Programmes, fees and changes', '#programmes-and-fees'],
      ['Refunds and cooling-off', '#refunds'],
      ['Complaints', '#complaints'],
      ['Access to information (PAIA manual)', '#paia'],
      ['Privacy (POPIA notice)', '#privacy'],
      ['Analytics', '#analytics'],
      ['Accessibility statement', '#accessibility'],
    ]);
    const ids = ['terms', 'privacy', 'analytics', 'accessibility'];
    expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(ids);
  });
});

describe('the programme areas', () => {
  it('S1-03 S2-08 each of the nine leads to its programmes on the home page', async () => {
    await openAt('/');
    const fold = screen.getByRole('heading', { name: 'What we teach' }).closest('details') as HTMLElement;
    const areas = within(fold)
      .getAllByRole('listitem')
      .map((area) => [area.querySelector('b')?.textContent, hrefsIn(area)]);
    expect(Object.fromEntries(areas)).toEqual({
      'AI Dev': ['/programs/AIDeveloper'],
      'Software Engineering': ['/programs/softwareengineer', '/programs/softwareEngineerPython'],
      'Cyber Security': ['/programs/cyber-security'],
      'Full Stack Developer': ['/programs/webdevelopment'],
      'Data Science': ['/programs/dataScience'],
      'AI Business': ['/programs/AIBusiness'],
      'AI Tools': ['/programs/AITools'],
      'AI Mastery': ['/programs/AIMasteryNoCode', '/programs/ai-mastery-python'],
      'AI Tools BC': ['/programs/AIToolsBC'],
    });
  });
});
