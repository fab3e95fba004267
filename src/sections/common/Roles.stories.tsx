import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '../../ui/Facts/Facts';
import { Roles } from './Roles';

const meta = {
  component: Roles,
  subcomponents: { Facts },
} satisfies Meta<typeof Roles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As on the page about the centre. */
export const WithHolders: Story = {
  args: {
    hasHolders: true,
    items: [{ title: 'Facilitator', text: 'Teaches live lessons.', holder: [{ label: 'Name', value: 'A. Example' }] }],
  },
};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
