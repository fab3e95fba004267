import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../support/render';
import { openDropdown } from '../support/shell';

describe('the message of a search without a match', () => {
  it.each([
    ['a word', 'pottery'],
    ['spaces', '  Two  Spaces  '],
    ['a no-break space', 'no\u00a0break'],
    ['quotation marks', '"quotes" & ampersands'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['signs of a replacement', '$& $1 \\n'],
    ['an emoji', '🌸 emoji'],
    ['Hebrew', 'שלום'],
    ...[500, 501, 100_000].map((length) => [`${length} letters`, 'x'.repeat(length)]),
  ])('S8-01 the search shows what was typed, whole and unaltered: %s', async (_what, typed = '') => {
    renderAt('/about');
    const panel = await openDropdown();
    fireEvent.change(panel.getByRole('textbox'), { target: { value: typed } });
    const said = panel.getByText(/^No programs found/);
    expect(said.textContent).toBe(`No programs found for "${typed}"`);
    // Text of either direction does not move the quotation marks around it.
    expect(said.querySelector('bdi')?.textContent).toBe(typed);
    expect(document.querySelector('img')).toBeNull();
  });
});
