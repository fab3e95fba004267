import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../catalogue/pages/home.yaml';
import { SectionHeader } from './SectionHeader';

const meta = {
  component: SectionHeader,
  render: (args) => (
    <>
      <SectionHeader {...args} />
      {/* The content that the heading belongs to. */}
      <div hidden />
    </>
  ),
  args: { heading: page.learning.heading, lead: page.learning.lead },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLead: Story = { tags: ['layout'], args: { lead: undefined } };
export const LongWords: Story = {
  tags: ['layout'],
  args: { heading: 'Vooruitgangsgerigte programmeringsvaardigheidsontwikkeling vir werkende volwassenes' },
};
