import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { matchElsewhere } from '../../src/shell/programmes-menu/matchElsewhere';
import { renderAt } from '../support/render';
import { openDialog, openDropdown, stubBrowser } from '../support/shell';

beforeEach(() => stubBrowser());

const column = () => within(screen.getByTestId('programmes-column'));
const offered = (root: { getAllByRole: typeof screen.getAllByRole }) =>
  root.getAllByRole('link').map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')]);

const headings = () =>
  column()
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);
/** The name of each row. */
const rows = () =>
  column()
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);

async function searchFor(typed: string) {
  renderAt('/about');
  const panel = await openDropdown();
  await userEvent.type(panel.getByRole('textbox'), typed);
  return panel;
}

describe('what matches elsewhere', () => {
  it('S2-33 S2-35 a programme outside the menu is related, and the sentence says nothing against it', async () => {
    const panel = await searchFor(' mastery ');
    expect(column().queryByText(/^No programs found/)).toBeNull();
    expect(headings()).toEqual(['Related programmes']);
    expect(offered(column())).toEqual([
      ['AI Mastery without Code Career Booster · 6 weeks · Live online, evenings', '/programs/AIMasteryNoCode'],
      ['AI Mastery with Python Career Booster · 8 weeks · Live online, evenings', '/programs/ai-mastery-python'],
    ]);
    expect(panel.getByRole('status').textContent).toBe('0 results, 2 related');
  });

  it('S2-33 S2-35 where pages alone match, the specified sentence stands first', async () => {
    const panel = await searchFor(' privacy ');
    expect(column().getByRole('status').textContent).toBe('No programs found for " privacy "');
    expect(headings()).toEqual(['Elsewhere on this site']);
    const said = column().getByRole('status').compareDocumentPosition(column().getByRole('heading'));
    expect(said & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(panel.getAllByRole('status')[0]?.textContent).toBe('0 results, 1 elsewhere');
  });

  it('S2-35 what is related follows the results of the menu', async () => {
    const panel = await searchFor('python');
    expect(offered(column())).toEqual([
      ['Software Engineer with Python Bootcamp · 12 weeks · Live online, evenings', '/programs/softwareEngineerPython'],
      ['AI Mastery with Python Career Booster · 8 weeks · Live online, evenings', '/programs/ai-mastery-python'],
    ]);
    expect(panel.getByRole('status').textContent).toBe('1 result, 1 related');
  });

  it('S2-32 S2-35 ‘ai’ shows Artificial Intelligence Developer first, and what is upcoming last', async () => {
    const panel = await searchFor('ai');
    expect(rows()).toEqual([
      'Artificial Intelligence Developer',
      'AI in the Workplace Masterclass',
      'Cyber Security in the era of AI',
      'AI Mastery without Code',
      'AI Mastery with Python',
      'AI Tools BC',
      'Ethical AI',
      'Practical AI',
      'Productivity AI Tools',
    ]);
    expect(headings()).toEqual(['Related programmes', 'Elsewhere on this site']);
    expect(panel.getByRole('status').textContent).toBe('3 results, 3 related, 3 elsewhere');
  });

  it('S2-35 a category lists its programmes, those open for application first', async () => {
    const panel = await searchFor('bootcamp');
    expect(column().queryByText(/^No programs found/)).toBeNull();
    expect(rows()).toEqual([
      'Cyber Security',
      'Full Stack Web Developer',
      'Software Engineer with Python',
      'Machine Learning & Data Science in Business',
      'Bootcamps',
    ]);
    expect(panel.getByRole('status').textContent).toBe('0 results, 4 related, 1 elsewhere');
  });

  it('S2-35 what matches by name stands before what matches by area', async () => {
    await searchFor('tools');
    expect(rows()).toEqual(['AI Tools BC', 'AI in the Workplace Masterclass', 'Productivity AI Tools']);
  });

  it('S2-32 S2-35 a programme with two addresses is listed once', async () => {
    await searchFor('software');
    expect(rows()).toEqual(['Software Engineer', 'Software Engineer with Python']);
  });

  it('S2-35 an area leads to its programmes', async () => {
    await searchFor('ai dev');
    expect(offered(column())).toEqual([
      [
        'Artificial Intelligence Developer AI Dev · Full Program · 12 months · Online, with live lessons',
        '/programs/AIDeveloper',
      ],
    ]);
    expect(column().queryByText(/^No programs found/)).toBeNull();
  });

  it('S2-35 a programme to come is named and is no link', async () => {
    await searchFor('AI Business');
    const row = column().getByRole('listitem');
    expect(row.textContent).toBe('Cyber Security in the era of AI Coming Soon AI Business · Masterclass');
    expect(within(row).queryByRole('link')).toBeNull();
  });

  it.each([
    ['code curious', [['Code Curious?', '/programs/code-curious']]],
    ['careers', [['Careers', '/careers']]],
    ['privacy', [['Privacy', '/terms-and-conditions#privacy']]],
    ['fees', [['Pricing and fees', '/programPricing']]],
  ])('S2-35 %s finds pages by their names', async (typed, links) => {
    await searchFor(typed);
    expect(offered(column())).toEqual(links);
  });

  it('S2-35 AI Tools finds programmes, and pages', async () => {
    const panel = await searchFor('AI Tools');
    expect(panel.getByRole('status').textContent).toBe('0 results, 2 related, 1 elsewhere');
    expect(offered(column()).map(([, path]) => path)).toEqual([
      '/programs/AIToolsBC',
      '/programs/AITools',
      '/corporate-training/productivity-ai-tools',
    ]);
  });

  it('S2-35 a category outside the menu leads to its programmes and its page', async () => {
    await searchFor('career');
    expect(offered(column()).map(([, path]) => path)).toEqual([
      '/programs/AIMasteryNoCode',
      '/programs/ai-mastery-python',
      '/programs/AIToolsBC',
      '/programs/career-boosters',
      '/careers',
    ]);
  });

  it('S2-35 a category without a page of its own leads to its programmes', async () => {
    await searchFor('masterclasses');
    expect(column().getAllByRole('listitem')).toHaveLength(2);
    expect(offered(column()).map(([, path]) => path)).toEqual(['/programs/AITools']);
  });

  it('S2-33 S2-35 where nothing matches anywhere, the sentence stands alone', async () => {
    const panel = await searchFor('pottery');
    expect(column().queryByRole('heading')).toBeNull();
    expect(column().queryByRole('list')).toBeNull();
    expect(panel.getAllByRole('status')[0]?.textContent).toBe('0 results');
  });

  it('S2-32 S2-35 while a programme of the menu matches, nothing else is offered', async () => {
    await searchFor('cyber');
    expect(column().queryByRole('heading')).toBeNull();
    expect(matchElsewhere('cyber').programmes).toEqual([]);
  });

  it('S2-35 S2-42 the phone’s panel offers the same, and a way back', async () => {
    renderAt('/about');
    const panel = await openDialog('Programmes');
    await userEvent.type(panel.getByRole('textbox'), 'mastery');
    expect(offered(panel).map(([, path]) => path)).toEqual([
      '/programs/AIMasteryNoCode',
      '/programs/ai-mastery-python',
    ]);
    await userEvent.clear(panel.getByRole('textbox'));
    await userEvent.type(panel.getByRole('textbox'), 'privacy');
    expect(offered(panel)).toEqual([['Privacy', '/terms-and-conditions#privacy']]);
    expect(panel.getByRole('button', { name: 'Show all categories' })).toBeTruthy();
  });

  it('S2-35 following what was found closes the panel', async () => {
    const panel = await searchFor('careers');
    await userEvent.click(panel.getByRole('link', { name: 'Careers' }));
    expect(screen.getByTestId('address').textContent).toBe('/careers');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
