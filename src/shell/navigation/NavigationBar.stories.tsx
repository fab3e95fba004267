import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { paths } from '../../paths';
import { NavigationBar } from './NavigationBar';

const meta = {
  component: NavigationBar,
  parameters: {
    picture: 'window',

    keyboard: {
      Tab: 'goes through the links and buttons of the bar; out of the open dropdown it closes it',
      Enter: 'follows a link; on “Programmes” opens or closes the dropdown, or the phone’s panel',
      Space: 'presses a button',
      Escape: 'closes the dropdown or the panel; the focus goes back to its button',
    },
    screenReader:
      'A banner with a navigation “Main”. “Programmes” is a button that says whether it is expanded: a disclosure, not a menu, so no arrow keys. On a phone it opens a dialog, which keeps the focus inside. The link of the current page is said to be current.',
    requirements: ['S2-20', 'S2-25', 'S2-26', 'S2-27', 'S2-34', 'S2-43', 'S4-02', 'S4-03'],
  },
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
