import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
