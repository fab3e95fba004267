import { menu } from 'virtual:catalogue/menu';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAt, textsOf } from '../support/render';
import { openDropdown } from '../support/shell';

/** The specification's table, letter for letter. */
const ROWS = [
  ['Full Program', 'Artificial Intelligence Developer', '/programs/AIDeveloper', false],
  ['Full Program', 'Software Engineer', '/programs/softwareEngineer', false],
  ['Bootcamp', 'Cyber Security', '/programs/cyber-security', false],
  ['Bootcamp', 'Full Stack Web Developer', '/programs/webdevelopment', false],
  ['Bootcamp', 'Software Engineer with Python', '/programs/softwareEngineerPython', false],
  ['Bootcamp', 'Machine Learning & Data Science in Business', '/programs/dataScience', true],
  ['Masterclass', 'Cyber Security in the era of AI', '/programs/AIBusiness', true],
  ['Masterclass', 'AI in the Workplace Masterclass', '/programs/AITools', false],
];

describe('menu catalogue', () => {
  it('S2-60 holds the eight rows of the document, in order', () => {
    const rows = menu.flatMap(({ name: category, programs }) =>
      programs.map(({ name, path, isUpcoming }) => [category, name, path, isUpcoming === true]),
    );
    expect(rows).toEqual(ROWS);
  });

  it('S2-60 S2-61 a category’s rows have its colours, first day, fee and length, and the last leads to its page', async () => {
    renderAt('/about');
    const panel = await openDropdown();
    await userEvent.click(panel.getByRole('button', { name: /Bootcamps/ }));
    const rows = within(screen.getByTestId('programmes-column')).getAllByRole('listitem');
    expect(textsOf(rows).slice(2)).toEqual([
      'Software Engineer with Python 1 Feb 2027 · R22 000 · 12 weeks',
      'Machine Learning & Data Science in Business Coming Soon',
      'All about Bootcamps',
    ]);
    expect(rows.at(-1)?.querySelector('a')?.getAttribute('href')).toBe('/programs/bootcamps');
    const families = rows.slice(0, 4).map((row) => row.querySelector<SVGElement>('svg[data-family]')?.dataset.family);
    expect(families).toEqual(Array(4).fill('pincushion'));
  });

  it('S3-03 each category is shown with its own icon', async () => {
    renderAt('/about');
    const panel = await openDropdown();
    const icons = ['Full Programs', 'Bootcamps', 'Masterclasses'].map(
      (name) => panel.getByRole('button', { name: new RegExp(name) }).querySelector('svg[data-family]')?.innerHTML,
    );
    expect(icons).not.toContain(undefined);
    expect(new Set(icons).size).toBe(3);
  });

  it('S2-61 S9-08 upcoming programmes show Coming Soon, and are neither links nor buttons', async () => {
    renderAt('/about');
    const panel = await openDropdown();
    await userEvent.type(panel.getByRole('textbox'), 's');
    const badges = panel.getAllByText('Coming Soon');
    expect(badges).toHaveLength(2);
    for (const name of ['Machine Learning & Data Science in Business', 'Cyber Security in the era of AI']) {
      const row = panel.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(name));
      expect(row?.textContent).toContain('Coming Soon');
      expect(row?.querySelector('a, button, [tabindex], [role]')).toBeNull();
    }
  });
});
