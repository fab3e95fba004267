import type { Meta, StoryObj } from '@storybook/react-vite';
import engagement from '../../catalogue/engagement.yaml';
import { DrawnSteps } from './DrawnSteps';
import { DESIGNS } from './designs';

const meta = {
  component: DrawnSteps,
  args: { ...engagement, drawings: DESIGNS.desk },
} satisfies Meta<typeof DrawnSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The objects of the other pages. */
export const Objects: Story = {
  render: () => (
    <>
      {[DESIGNS.balance, DESIGNS.pair, DESIGNS.pilot, DESIGNS.desk].map((drawings) => (
        <DrawnSteps key={String(drawings)} {...engagement} drawings={drawings} />
      ))}
    </>
  ),
};
export const Two: Story = { tags: ['layout'], args: { items: engagement.items.slice(0, 2) } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
