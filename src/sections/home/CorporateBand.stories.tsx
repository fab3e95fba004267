import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/home.yaml';
import { CorporateBand } from './CorporateBand';

const meta = {
  component: CorporateBand,
  args: page.corporate,
  parameters: {
    requirements: ['S1-13'],
    isBand: true,
  },
} satisfies Meta<typeof CorporateBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
