import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/home.yaml';
import { HeroLesson } from './HeroLesson';
import { HomeHero } from './HomeHero';

const meta = {
  component: HomeHero,
  subcomponents: { HeroLesson },
  args: { heading: page.heading, lead: page.lead, offer: page.offer, openLesson: page.openLesson, lesson: page.lesson },
  parameters: {
    keyboard: {
      Tab: 'goes to its links, and through the values of the line of code',
      'Space or Enter': 'steps a value to the next, and the motif with it',
    },
    screenReader:
      'The page’s main heading, sentences and three links; then a line of code whose values are buttons. A change is said: “You just changed a program.” The patterns are not read.',
    requirements: ['S1-08', 'S1-54'],
    isBand: true,
  },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Changed: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^colour/ }));
    await expect(canvas.getByText('You just changed a program.')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
