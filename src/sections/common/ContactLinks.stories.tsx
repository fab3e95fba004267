import type { Meta, StoryObj } from '../../../.storybook/story';
import { ContactLines, ContactLinks } from './ContactLinks';

const meta = {
  component: ContactLinks,
  subcomponents: { ContactLines },
  parameters: {
    keyboard: { Tab: 'goes through its links', Enter: 'opens mail, telephone, or the chat in a new tab' },
    screenReader: 'Links; the chat says that it opens a new tab.',
    requirements: ['S2-50', 'S5-01'],
  },
} satisfies Meta<typeof ContactLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
/** The print styles. */
export const OnPaper: Story = { tags: ['wide', 'paper'], globals: { paper: 'paper' } };
