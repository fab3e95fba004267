import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../../../.storybook/story';
import aiBusiness from '../../../catalogue/programmes/AIBusiness.yaml';
import cyberSecurity from '../../../catalogue/programmes/cyber-security.yaml';
import { EntryCheck } from './EntryCheck';
import { HoursChart } from './HoursChart';
import { Requirements } from './Requirements';
import { Suitability } from './Suitability';
import { Workload } from './Workload';

const meta = {
  component: Suitability,
  subcomponents: { HoursChart, EntryCheck, Requirements, Workload },
  args: { programme: cyberSecurity },
  parameters: {
    keyboard: { Tab: 'goes from requirement to requirement', 'Space, Enter': 'says that it is true, or not' },
    screenReader:
      'Toggle buttons, pressed or not; a status says what to do about the others. The ring is not read: the words beside it say the same.',
    requirements: ['S1-43', 'S1-44'],
  },
} satisfies Meta<typeof Suitability>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Upcoming: Story = { args: { programme: aiBusiness } };
export const SomeTrue: Story = {
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    const [need] = cyberSecurity.entry;
    await userEvent.click(await canvas.findByRole('button', { name: need?.need ?? '' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${cyberSecurity.entry.length}.`);
    (document.activeElement as HTMLElement).blur();
  },
};
export const AllTrue: Story = {
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    for (const { need } of cyberSecurity.entry) {
      await userEvent.click(await canvas.findByRole('button', { name: need, pressed: false }));
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('You have all that you need first.');
    (document.activeElement as HTMLElement).blur();
  },
};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
