import { describe, expect, it } from 'vitest';
import { openAt } from '../support/render';
import { openDropdown } from '../support/shell';

describe('validation', () => {
  it('S5-01 the programme search is the shell’s one input', async () => {
    await openAt('/about');
    expect(document.querySelectorAll('form, input, textarea, select')).toHaveLength(0);
    await openDropdown();
    expect(document.querySelectorAll('form, textarea, select')).toHaveLength(0);
    expect(document.querySelectorAll('input')).toHaveLength(1);
  });
});
