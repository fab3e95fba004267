import type { Meta, StoryObj } from '@storybook/react-vite';
import careers from '../../catalogue/pages/careers.yaml';
import page from '../../catalogue/pages/learning-process.yaml';
import { PageHeader } from './PageHeader';

const meta = {
  component: PageHeader,
  args: { title: page.title, heading: page.heading, lead: page.lead, outline: ['0 1 2 3'] },
  parameters: {
    isBand: true,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: (args) => (
    <>
      {(['protea', 'pincushion', 'erica', 'corporate'] as const).map((variant) => (
        <PageHeader key={variant} {...args} variant={variant} />
      ))}
    </>
  ),
};
export const Plain: Story = { args: { variant: 'plain' } };
export const WithParts: Story = { args: { variant: 'erica', parts: [careers.working, careers.graduates] } };
export const LongWords: Story = {
  tags: ['layout'],
  args: { heading: 'Vooruitgangsgerigte programmeringsvaardigheidsontwikkeling vir werkende volwassenes' },
};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
