import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/intake-blocks.yaml';
import { Closures } from './Closures';
import { OpenLessons } from './OpenLessons';

const meta = {
  component: OpenLessons,
  subcomponents: { Closures },
  args: page.openLessons,
  parameters: {
    keyboard: { Tab: 'goes to the applicant site’s link, then to the calendar file', Enter: 'follows it' },
    screenReader: 'A heading, a list of days, a link and a download.',
    requirements: ['S1-09', 'S1-74'],
  },
} satisfies Meta<typeof OpenLessons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
