import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths';
import { NavigationBar } from './NavigationBar';

const meta = {
  component: NavigationBar,
  parameters: { picture: 'window' },
} satisfies Meta<typeof NavigationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CurrentPage: Story = { parameters: { route: paths.about } };
export const Hover: Story = { tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
export const DropdownOpen: Story = {
  tags: ['wide'],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Programmes', expanded: false }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Bootcamps/ }));
    await expect(canvas.getByRole('heading', { name: 'Bootcamps' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Programmes', expanded: true })).toBeVisible();
  },
};
export const DropdownClosedByEscape: Story = {
  tags: ['wide'],
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Programmes' });
    await userEvent.click(button);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search programmes' }), 'python');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
