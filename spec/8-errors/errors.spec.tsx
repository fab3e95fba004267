import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAt } from '../support/render';
import { openDropdown, stubBrowser } from '../support/shell';

beforeEach(() => stubBrowser());

describe('the message of a search without a match', () => {
  it.each([
    'pottery',
    '  Two  Spaces  ',
    'no\u00a0break',
    '"quotes" & ampersands',
    '<img src=x onerror=alert(1)>',
    '$& $1 \\n',
    '🌸 emoji',
    'שלום',
  ])('S8-01 it shows what was typed, unaltered: %s', async (typed) => {
    renderAt('/about');
    const panel = await openDropdown();
    fireEvent.change(panel.getByRole('textbox'), { target: { value: typed } });
    expect(panel.getByText(/^No programs found/).textContent).toBe(`No programs found for "${typed}"`);
    expect(document.querySelector('img')).toBeNull();
  });
});
