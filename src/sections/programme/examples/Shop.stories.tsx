import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/webdevelopment.yaml';
import { ShopExample } from './Shop';

const { window } = programme.work;

const meta = {
  component: ShopExample,
  decorators: [inBand],
  args: { window },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from control to control'],
        ['Enter, Space', 'presses one'],
      ],
      screenReader: 'A heading in text, a list of buttons that add bread; after a press, what is in the basket.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof ShopExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ordered: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Place an order' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('no order was sent');
  },
};
