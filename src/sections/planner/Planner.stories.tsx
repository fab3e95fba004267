import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { WiltedPlant } from '../../ui/WiltedPlant';
import { Choices } from './Choices';
import { NothingFits } from './NothingFits';
import { PlanActions } from './PlanActions';
import { Planner } from './Planner';
import { PlanSeason } from './PlanSeason';
import { PlanSheet } from './PlanSheet';
import { PlanSummary } from './PlanSummary';
import { PlanTimeline } from './PlanTimeline';

const at = (search: string) => ({ route: `/programPricing${search}` });

const meta = {
  component: Planner,
  subcomponents: { Choices, NothingFits, PlanActions, PlanSheet, PlanSummary, PlanTimeline, PlanSeason, WiltedPlant },
  parameters: {
    keyboard: {
      Tab: 'goes through the choices, then the plans and what can be done with an open one',
      'Space or Enter': 'presses a choice or lets it go; opens a plan or closes it',
    },
    screenReader:
      'Groups of toggle buttons by their questions; a region “What fits”. Each change is followed by how many intakes fit and which is first.',
    requirements: ['S1-80', 'S1-81', 'S1-82', 'S1-83', 'S1-84'],
  },
} satisfies Meta<typeof Planner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the season, which is fetched in view, so that each picture has it. */
const seeYear: Story['play'] = async ({ canvas, canvasElement }) => {
  canvas.getByText('In the year: what fits is lit').scrollIntoView();
  await waitFor(() => expect(canvasElement.querySelector('[data-part=season]')).not.toBeNull(), { timeout: 10_000 });
  scrollTo(0, 0);
};

export const NothingChosen: Story = { tags: ['wide'] };
export const SeveralFit: Story = {
  tags: ['wide'],
  parameters: at('?hours=12&start=2027-02-01&pay=monthly'),
  play: seeYear,
};
export const ForAnEmployer: Story = {
  tags: ['wide'],
  parameters: at('?programme=AITools&pay=employer'),
  play: seeYear,
};
export const Full: Story = { tags: ['wide'], parameters: at('?programme=webdevelopment'), play: seeYear };
export const NothingFitsAll: Story = { parameters: at('?hours=days&pay=monthly') };
export const NotOpenYet: Story = {
  tags: ['wide'],
  parameters: { ...at('?programme=cyber-security'), day: '2026-10-30' },
  play: seeYear,
};
export const NoneAhead: Story = { tags: ['wide'], parameters: { day: '2031-01-01' } };
