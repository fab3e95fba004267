import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../catalogue/pages/full-programs.yaml';
import { CheckList } from './CheckList';
import { TextBlock } from './TextBlock';

const meta = {
  component: TextBlock,
  subcomponents: { CheckList },
  args: page.what,
} satisfies Meta<typeof TextBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  tags: ['layout'],
  args: { heading: 'Vooruitgangsgerigte programmeringsvaardigheidsontwikkeling vir werkende volwassenes' },
};
export const Points: Story = { tags: ['layout'], args: { ...page.suits, paragraphs: [] } };
