import type { Meta, StoryObj } from '@storybook/react-vite';
import { Roles } from './Roles';

const meta = { component: Roles } satisfies Meta<typeof Roles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
