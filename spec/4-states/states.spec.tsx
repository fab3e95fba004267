import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../support/render';
import { dropdownButton, openDropdown, setWidth } from '../support/shell';

describe('dropdown', () => {
  it('S4-02 closing forgets the category and the search', async () => {
    renderAt('/about');
    const panel = await openDropdown();
    await userEvent.click(panel.getByRole('button', { name: /Bootcamps/ }));
    await userEvent.type(panel.getByRole('textbox'), 'cyber');
    await userEvent.keyboard('{Escape}');
    const again = await openDropdown();
    expect((again.getByRole('textbox') as HTMLInputElement).value).toBe('');
    expect(again.getByText('Select a category to see its programmes.')).toBeTruthy();
    expect(again.queryByRole('button', { current: true })).toBeNull();
  });
});

describe('mobile mode', () => {
  it('S4-03 S9-01 crossing from 768px to 767px closes the dropdown', async () => {
    setWidth(768);
    renderAt('/about');
    await openDropdown();
    setWidth(1400);
    expect(dropdownButton().getAttribute('aria-expanded')).toBe('true');
    setWidth(767);
    expect(dropdownButton().getAttribute('aria-expanded')).toBe('false');
  });
});
