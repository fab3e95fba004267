import type { Meta, StoryObj } from '../../../.storybook/story';
import engagement from '../../catalogue/engagement.yaml';
import { DrawnSteps } from './DrawnSteps';
import { LESSON, LOGBOOK, MEASURES, MINUTES, RULES } from './stepDrawings';

const meta = {
  component: DrawnSteps,
  args: { ...engagement, drawings: MINUTES },
  parameters: {
    keyboard: { Tab: 'goes from link to link', Enter: 'follows one' },
    screenReader: 'An ordered list: “Step 1”, a heading and a sentence. The drawings are not read.',
    requirements: ['S1-13'],
  },
} satisfies Meta<typeof DrawnSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The objects of the other pages. */
export const Objects: Story = {
  render: () => (
    <>
      {[RULES, LOGBOOK, MEASURES, LESSON].map((drawings) => (
        <DrawnSteps key={String(drawings)} {...engagement} drawings={drawings} />
      ))}
    </>
  ),
};
export const Two: Story = { tags: ['layout'], args: { items: engagement.items.slice(0, 2) } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
