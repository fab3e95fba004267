import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/about.yaml';
import { Place } from './Place';

const meta = {
  component: Place,
  args: page.contact,
  parameters: {
    keyboard: { Tab: 'goes through mail, chat and telephone', Enter: 'follows one' },
    screenReader: 'An address, then links. The drawing is not read.',
    requirements: ['S1-69', 'S5-01'],
  },
} satisfies Meta<typeof Place>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
