import type { Meta, StoryObj } from '../../../.storybook/story';
import cyberSecurity from '../../catalogue/programmes/cyber-security.yaml';
import dataScience from '../../catalogue/programmes/dataScience.yaml';
import { Curriculum } from './Curriculum';

const meta = {
  component: Curriculum,
  args: { programme: cyberSecurity },
  parameters: {
    requirements: ['S1-06', 'S1-86'],
  },
} satisfies Meta<typeof Curriculum>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Upcoming: Story = { args: { programme: dataScience } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
/** The print styles. The lane's own must be there before they are put on. */
export const OnPaper: Story = {
  tags: ['wide', 'paper'],
  globals: { paper: 'paper' },
  loaders: [async () => ({ late: await import('../common/season/IntakeLane') })],
};
