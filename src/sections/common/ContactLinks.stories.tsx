import type { Meta, StoryObj } from '../../../.storybook/story';
import { ContactLines, ContactLinks } from './ContactLinks';

const meta = {
  component: ContactLinks,
  subcomponents: { ContactLines },
  parameters: {
    requirements: ['S2-50', 'S5-01'],
  },
} satisfies Meta<typeof ContactLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
/** The print styles. */
export const OnPaper: Story = { tags: ['wide', 'paper'], globals: { paper: 'paper' } };
