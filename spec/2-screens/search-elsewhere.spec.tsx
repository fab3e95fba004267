import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DropdownPanel } from '../../src/shell/programmes-menu/DropdownPanel';
import { MobileProgrammes } from '../../src/shell/programmes-menu/MobileProgrammes';
import { AtHome } from '../support/render';

const RELATED = 'Related programmes';
const ELSEWHERE = 'Elsewhere on this site';
const NONE = /^No programs found/;

function type(typed: string): void {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
}

/** Searches in the dropdown, and gives its column of results. */
function searchFor(typed: string): HTMLElement {
  render(<DropdownPanel />, { wrapper: AtHome });
  type(typed);
  return screen.getByTestId('programmes-column');
}

const rowsOf = (column: HTMLElement) => within(column).queryAllByRole('listitem');
/** The name of a row, and where it leads. */
const entryOf = (row: HTMLElement) =>
  [row.querySelector('b')?.textContent, row.querySelector('a')?.getAttribute('href') ?? 'to come'].join(': ');

const WITHOUT_CODE = 'AI Mastery without Code: /programs/AIMasteryNoCode';
const WITH_PYTHON = 'AI Mastery with Python: /programs/ai-mastery-python';
const TOOLS_BC = 'AI Tools BC: /programs/AIToolsBC';
const WORKPLACE = 'AI in the Workplace Masterclass: /programs/AITools';
const ERA_OF_AI = 'Cyber Security in the era of AI: to come';
const CYBER = 'Cyber Security: /programs/cyber-security';
const SOFTWARE_PYTHON = 'Software Engineer with Python: /programs/softwareEngineerPython';
const DEVELOPER = 'Artificial Intelligence Developer: /programs/AIDeveloper';
const PRODUCTIVITY = 'Productivity AI Tools: /corporate-training/productivity-ai-tools';
const CAREERS = 'Careers: /careers';

describe('what matches elsewhere', () => {
  // What the menu has comes first, then related programmes, then pages; in each what can be applied for before what is to come.
  it.each<[typed: string, count: string, headings: string[], rows: string[]]>([
    [' mastery ', '0 results, 2 related', [RELATED], [WITHOUT_CODE, WITH_PYTHON]],
    ['python', '1 result, 1 related', [RELATED], [SOFTWARE_PYTHON, WITH_PYTHON]],
    [
      'ai',
      '3 results, 3 related, 3 elsewhere',
      [RELATED, ELSEWHERE],
      [
        ...[DEVELOPER, WORKPLACE, ERA_OF_AI, WITHOUT_CODE, WITH_PYTHON, TOOLS_BC],
        'Ethical AI: /corporate-training/ethical-ai',
        'Practical AI: /corporate-training/practical-ai',
        PRODUCTIVITY,
      ],
    ],
    [
      'bootcamp',
      '0 results, 4 related, 1 elsewhere',
      [RELATED, ELSEWHERE],
      [
        CYBER,
        'Full Stack Web Developer: /programs/webdevelopment',
        SOFTWARE_PYTHON,
        'Machine Learning & Data Science in Business: to come',
        'Bootcamps: /programs/bootcamps',
      ],
    ],
    // A name before an area.
    ['tools', '0 results, 2 related, 1 elsewhere', [RELATED, ELSEWHERE], [TOOLS_BC, WORKPLACE, PRODUCTIVITY]],
    ['AI Tools', '0 results, 2 related, 1 elsewhere', [RELATED, ELSEWHERE], [TOOLS_BC, WORKPLACE, PRODUCTIVITY]],
    // A programme with two addresses.
    ['software', '2 results', [], ['Software Engineer: /programs/softwareEngineer', SOFTWARE_PYTHON]],
    ['ai dev', '0 results, 1 related', [RELATED], [DEVELOPER]],
    ['AI Business', '0 results, 1 related', [RELATED], [ERA_OF_AI]],
    // A category outside the menu, and one without a page of its own.
    [
      'career',
      '0 results, 3 related, 2 elsewhere',
      [RELATED, ELSEWHERE],
      [WITHOUT_CODE, WITH_PYTHON, TOOLS_BC, 'Career Boosters: /programs/career-boosters', CAREERS],
    ],
    ['masterclasses', '0 results, 2 related', [RELATED], [WORKPLACE, ERA_OF_AI]],
    // Nothing else is offered while a programme of the menu matches.
    ['cyber', '2 results', [], [CYBER, ERA_OF_AI]],
  ])('S2-32 S2-35 %j: %s', (typed, count, headings, rows) => {
    const column = searchFor(typed);
    expect(screen.getByRole('status').textContent).toBe(count);
    expect(
      within(column)
        .queryAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(headings);
    expect(rowsOf(column).map(entryOf)).toEqual(rows);
    expect(within(column).queryByText(NONE)).toBeNull();
  });

  it.each([
    ['code curious', '0 results, 1 elsewhere', 'Code Curious?: /programs/code-curious'],
    ['careers', '0 results, 1 elsewhere', CAREERS],
    [' privacy ', '0 results, 1 elsewhere', 'Privacy: /terms-and-conditions#privacy'],
    ['fees', '0 results, 1 elsewhere', 'Pricing and fees: /programPricing'],
    ['pottery', '0 results', undefined],
  ])('S2-33 S2-35 %j finds pages alone: the specified sentence stands first', (typed, count, page) => {
    const column = searchFor(typed);
    const said = within(column).getByRole('status');
    expect(said.textContent).toBe(`No programs found for "${typed}"`);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(count);
    expect(rowsOf(column).map(entryOf)).toEqual(page ? [page] : []);
    const [heading] = within(column).queryAllByRole('heading');
    expect(heading?.textContent).toBe(page && ELSEWHERE);
    if (heading) expect(said.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['mastery', 'AI Mastery without Code Career Booster · 6 weeks · Live online, evenings'],
    ['ai dev', 'Artificial Intelligence Developer AI Dev · Full Program · 12 months · Online, with live lessons'],
    ['AI Business', 'Cyber Security in the era of AI Coming Soon AI Business · Masterclass'],
  ])('S2-35 a row that %j finds says what it is', (typed, words) => {
    expect(rowsOf(searchFor(typed))[0]?.textContent?.replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('S2-35 S2-42 the phone’s panel offers the same, and a way back', () => {
    render(<MobileProgrammes onClose={() => undefined} />, { wrapper: AtHome });
    type('mastery');
    expect(screen.getAllByRole('listitem').map(entryOf)).toEqual([WITHOUT_CODE, WITH_PYTHON]);
    type('privacy');
    expect(screen.getAllByRole('listitem').map(entryOf)).toEqual(['Privacy: /terms-and-conditions#privacy']);
    expect(screen.getByRole('button', { name: 'Show all categories' })).toBeTruthy();
  });
});
