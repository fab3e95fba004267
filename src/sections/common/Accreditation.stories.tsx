import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/home.yaml';
import { Accreditation } from './Accreditation';

const meta = {
  component: Accreditation,
  args: page.accreditation,
  parameters: {
    requirements: ['S1-02'],
    isBand: true,
  },
} satisfies Meta<typeof Accreditation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
