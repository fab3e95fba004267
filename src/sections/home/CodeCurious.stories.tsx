import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../.storybook/usage';
import page from '../../catalogue/pages/home.yaml';
import { CodeCurious } from './CodeCurious';

const meta = {
  component: CodeCurious,
  args: page.codeCurious,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes to its link'],
        ['Enter', 'follows it'],
      ],
      screenReader: 'A heading, a sentence, a line of code and a link. The growth is not read.',
      requirements: ['S1-54'],
    }),
  },
} satisfies Meta<typeof CodeCurious>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
