import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/home.yaml';
import { CodeCuriousCard } from './CodeCuriousCard';
import { ProgrammesByCategory } from './ProgrammesByCategory';

const meta = {
  component: ProgrammesByCategory,
  subcomponents: { CodeCuriousCard },
  args: page.programmes,
  parameters: {
    keyboard: {
      Tab: 'goes through the filter’s buttons, then the cards',
      'Space or Enter': 'on a button: shows the programmes of that category',
      Enter: 'on a card: opens the programme',
    },
    screenReader:
      'A group “Filter by category” of toggle buttons, each with its number of programmes; the pressed one says so. A list of programmes follows.',
    requirements: ['S1-04', 'S2-76', 'S2-79'],
    isBand: true,
  },
} satisfies Meta<typeof ProgrammesByCategory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Phone pictures are left to the page: both are equally high. */
export const All: Story = { tags: ['wide'] };
export const OneKind: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: /^Masterclasses/ });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: /^Masterclasses/, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^All/, pressed: false })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const CodeCurious: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Code Curious?' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    (document.activeElement as HTMLElement).blur();
  },
};
