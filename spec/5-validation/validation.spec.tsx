import { menu } from 'virtual:catalogue/menu';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DropdownPanel } from '../../src/shell/programmes-menu/DropdownPanel';
import { matchProgrammes } from '../../src/shell/programmes-menu/matchProgrammes';
import { AtHome, openAt } from '../support/render';
import { openDropdown, stubBrowser } from '../support/shell';

beforeEach(() => stubBrowser());

describe('validation', () => {
  it('S5-01 the programme search is the shell’s one input', async () => {
    await openAt('/about');
    expect(document.querySelectorAll('form, input, textarea, select')).toHaveLength(0);
    await openDropdown();
    expect(document.querySelectorAll('form, textarea, select')).toHaveLength(0);
    expect(document.querySelectorAll('input')).toHaveLength(1);
  });

  it.each([
    ['CYBER', 2],
    ['& data', 1],
    ['machine', 1],
    ['  the era of ai ', 1],
    ['cyber  security', 2],
    ['cyber\u00a0security', 2],
    ['cyber\tsecurity', 2],
  ])('S5-02 "%s" finds %i by a substring of the name in any case', (typed, count) => {
    render(<DropdownPanel />, { wrapper: AtHome });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
    expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^${count} results?(,|$)`));
  });

  it.each([
    ['ai', 'Artificial Intelligence Developer'],
    ['FSW', 'Full Stack Web Developer'],
    ['ds', 'Machine Learning & Data Science in Business'],
  ])('S5-02 the abbreviation "%s" finds %s', (typed, name) => {
    expect(matchProgrammes(menu, typed).map((programme) => programme.name)).toContain(name);
  });
});
