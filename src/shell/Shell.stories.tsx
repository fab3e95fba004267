import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../.storybook/story';
import { paths } from '../paths';
import { PageArea } from './page-area/PageArea';
import { RouteFocus } from './page-area/RouteFocus';
import { Shell } from './Shell';

const meta = {
  title: 'shell/Shell',
  component: Shell,
  subcomponents: { PageArea, RouteFocus },
  tags: ['no-picture'],
  parameters: {
    route: paths.about,

    keyboard: {
      Tab: 'goes from the skip link through the bars, the page and the footer to the floating buttons',
      Enter: 'on a link to another page: goes there; the focus goes to that page’s main heading',
    },
    screenReader:
      'Banner, main, contentinfo, and two complementary landmarks. A change of page is announced by its title.',
    requirements: ['S2-03', 'S2-05', 'S2-06', 'S2-09'],
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole page, which the page pictures cover. */
export const APage: Story = {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Terms' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  },
};
