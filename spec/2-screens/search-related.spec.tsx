import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DropdownPanel } from '../../src/shell/navigation/DropdownPanel';
import { AtHome, linesOf } from '../support/render';

function type(typed: string): void {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
}

/** Each kind of search: what has a result, and what is related, the nearest alone. */
const SEARCHES = [
  // Letters and digits alone.
  ...['cybersecurity', 'full-stack', 'data  science', 'A.I.'],
  // An abbreviation.
  ...['ai', 'se'],
  // A kind or an area.
  ...['bootcamp', 'Masterclasses', 'career', 'AI Tools', 'ai dev'],
  // Programmes outside the menu, the entry level, pages.
  ...['mastery', 'python', 'code', 'free', 'learnerships', 'careers', ' privacy '],
  // Nothing is related: all is a result, one letter, no words, only spaces.
  ...['software', 'a', 'pottery', '   '],
];

describe('what is related to a search', () => {
  // After review: npx vitest run search-related --update
  it('S2-33 S2-35 stands after the results, or after the sentence that there is none, and is not counted', async () => {
    render(<DropdownPanel />, { wrapper: AtHome });
    const found = SEARCHES.map((typed) => {
      type(typed);
      const [count] = screen.getAllByRole('status');
      const results = linesOf(screen.getByTestId('programmes-column')).filter((line) => line !== 'li:');
      const rows = results.join('\n').replaceAll('\nsmall: ', ' | ');
      return `Search ${JSON.stringify(typed)}: ${count?.textContent}\n${rows}\n`;
    });
    await expect(found.join('\n')).toMatchFileSnapshot('search-related.txt');
  });
});
