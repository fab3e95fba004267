import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../.storybook/inBand';
import { usage } from '../../../.storybook/usage';
import { AskUs } from './AskUs';
import { IntakeCards } from './IntakeCards';

const meta = {
  component: IntakeCards,
  subcomponents: { AskUs },
  decorators: [inBand],
  args: { label: 'Next to start' },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from link to link'],
        ['Enter', 'follows one'],
      ],
      screenReader:
        'A list with a name. Each card begins with its day; the link names the programme, also where it shows “Apply” alone.',
      requirements: ['S1-08', 'S1-14'],
    }),
  },
} satisfies Meta<typeof IntakeCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosingSoon: Story = { parameters: { day: '2027-01-12' } };
export const NoneAhead: Story = { parameters: { day: '2031-01-01' } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
