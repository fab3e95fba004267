import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CENTRE } from '../support/centre';
import { expectFocus } from '../support/focus';
import { renderAt } from '../support/render';
import { openDialog, setWidth } from '../support/shell';

beforeEach(() => void setWidth(767));

describe('programmes panel under 768px', () => {
  beforeEach(() => void renderAt('/about'));

  it('S2-40 a category shows its programmes, and the focus waits on its title', async () => {
    const panel = await openDialog('Programmes');
    await userEvent.click(panel.getByRole('button', { name: /Bootcamps/ }));
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/programs/cyber-security',
      '/programs/webdevelopment',
      '/programs/softwareEngineerPython',
    ]);
    expectFocus(panel.getByRole('heading', { name: 'Bootcamps' }));
  });

  it('S2-41 Back goes from a category to the categories, then closes', async () => {
    const panel = await openDialog('Programmes');
    await userEvent.click(panel.getByRole('button', { name: /Bootcamps/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Back' }));
    expect(panel.getByRole('button', { name: /Full Programs/ })).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('S2-42 it has the same search, and a way back', async () => {
    const panel = await openDialog('Programmes');
    const input = panel.getByRole('textbox', { name: 'Search programmes' });
    await userEvent.type(input, 'MACHINE');
    expect(panel.getByRole('status').textContent).toBe('1 result');
    await userEvent.type(input, ' pottery');
    expect(panel.getByText(/No programs found/).textContent).toBe('No programs found for "MACHINE pottery"');
    await userEvent.click(panel.getByRole('button', { name: 'Show all categories' }));
    expect(panel.getByRole('button', { name: /Full Programs/ })).toBeTruthy();
    expect((input as HTMLInputElement).value).toBe('');
  });
});

describe('slide-in menu under 768px', () => {
  beforeEach(() => void renderAt('/careers'));

  it('S2-43 it lists Log In, Join Now, then the main links', async () => {
    const menu = await openDialog('Menu');
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Log In', CENTRE.applicant.login],
      ['Join Now', CENTRE.applicant.register],
      ['Learning Process', '/learning-process'],
      ['Careers', '/careers'],
      ['About Us', '/about'],
      ['Pricing', '/programPricing'],
    ]);
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Careers');
  });

  it('S2-43 it is a modal dialog with four ways to close', async () => {
    const closers = [
      (menu: HTMLElement) => userEvent.click(within(menu).getByRole('button', { name: 'Close' })),
      async (menu: HTMLElement) => void fireEvent(menu, new Event('close')),
      (menu: HTMLElement) => userEvent.click(menu),
      (menu: HTMLElement) => userEvent.click(within(menu).getByRole('link', { name: 'About Us' })),
    ];
    for (const close of closers) {
      await openDialog('Menu');
      expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalled();
      await close(screen.getByRole('dialog'));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect(screen.getByTestId('address').textContent).toBe('/about');
  });
});
