import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/home.yaml';
import { ProgrammeAreas } from './ProgrammeAreas';

const meta = {
  component: ProgrammeAreas,
  args: page.areas,
  parameters: {
    requirements: ['S1-03'],
  },
} satisfies Meta<typeof ProgrammeAreas>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
