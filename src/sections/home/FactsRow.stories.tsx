import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../.storybook/usage';
import { FactsRow } from './FactsRow';

const meta = {
  component: FactsRow,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from link to link'],
        ['Enter', 'follows one'],
      ],
      screenReader: 'A list of three facts.',
      requirements: ['S1-02', 'S1-14'],
    }),
  },
} satisfies Meta<typeof FactsRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoDateYet: Story = { parameters: { day: '2031-01-01' } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
