import type { Meta, StoryObj } from '@storybook/react-vite';
import engagement from '../../catalogue/engagement.yaml';
import { LESSON } from '../careers/lessonSteps';
import { design as balance } from '../corporate/designs/balance';
import { design as desk } from '../corporate/designs/desk';
import { design as pair } from '../corporate/designs/pair';
import { design as pilot } from '../corporate/designs/pilot';
import { DrawnSteps } from './DrawnSteps';

const meta = {
  component: DrawnSteps,
  args: { ...engagement, drawings: desk.steps },
} satisfies Meta<typeof DrawnSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The objects of the other pages. */
export const Objects: Story = {
  render: () => (
    <>
      {[balance.steps, pair.steps, pilot.steps, LESSON].map((drawings) => (
        <DrawnSteps key={String(drawings)} {...engagement} drawings={drawings} />
      ))}
    </>
  ),
};
export const Two: Story = { tags: ['layout'], args: { items: engagement.items.slice(0, 2) } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
