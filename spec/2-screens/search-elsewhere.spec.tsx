import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DropdownPanel } from '../../src/shell/navigation/DropdownPanel';
import { AtHome, linesOf } from '../support/render';

function type(typed: string): void {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
}

/** Each kind of search. Results are in order: the menu's programmes, related programmes, pages. */
const SEARCHES = [
  ...[' mastery ', 'python', 'ai', 'bootcamp'],
  // Only spaces: no search.
  '   ',
  // A name before an area.
  ...['tools', 'AI Tools', 'ai dev', 'AI Business'],
  // A programme with two addresses.
  'software',
  // A category outside the menu, and one without a page of its own.
  ...['career', 'masterclasses'],
  // Only a programme of the menu matches.
  'cyber',
  // Each word matches something else of a programme: its abbreviation, name, category, module or mode.
  ...['ai developer', 'python bootcamp', 'python booster', 'evenings'],
  // Only pages match: the specified sentence comes first.
  ...['code curious', 'careers', ' privacy ', 'fees', 'pottery'],
];

describe('what matches elsewhere', () => {
  // After review: npx vitest run search-elsewhere --update
  it('S2-32 S2-33 S2-35 each search finds what was reviewed, and counts it', async () => {
    render(<DropdownPanel />, { wrapper: AtHome });
    const found = SEARCHES.map((typed) => {
      type(typed);
      const [count] = screen.getAllByRole('status');
      const results = linesOf(screen.getByTestId('programmes-column')).filter((line) => line !== 'li:');
      const rows = results.join('\n').replaceAll('\nsmall: ', ' | ');
      return `Search ${JSON.stringify(typed)}: ${count?.textContent}\n${rows}\n`;
    });
    await expect(found.join('\n')).toMatchFileSnapshot('search-elsewhere.txt');
  });
});
