import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../.storybook/usage';
import page from '../../catalogue/pages/home.yaml';
import { HomeHero } from './HomeHero';

const meta = {
  component: HomeHero,
  args: { heading: page.heading, lead: page.lead, offer: page.offer },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes to its two links'],
        ['Enter', 'follows one'],
      ],
      screenReader: 'The page’s main heading, a sentence and two links. The pattern is not read.',
      requirements: ['S1-08'],
    }),
  },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
