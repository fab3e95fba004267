import type { Meta, StoryObj } from '../../../.storybook/story';
import cyberSecurity from '../../catalogue/programmes/cyber-security.yaml';
import dataScience from '../../catalogue/programmes/dataScience.yaml';
import webDevelopment from '../../catalogue/programmes/webdevelopment.yaml';
import { FactsSheet } from './FactsSheet';
import { ProgrammeActions } from './ProgrammeActions';

const meta = {
  component: FactsSheet,
  subcomponents: { ProgrammeActions },
  args: { programme: cyberSecurity },
  parameters: {
    requirements: ['S1-14'],
  },
} satisfies Meta<typeof FactsSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Upcoming: Story = { args: { programme: dataScience } };
export const NoDateYet: Story = { parameters: { day: '2031-01-01' } };
/** The first intake is full. */
export const SoldOut: Story = { args: { programme: webDevelopment } };
/** Between the last day to apply and the first day of study. */
export const Closed: Story = { tags: ['phone'], parameters: { day: '2027-01-20' } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
/** The print styles. */
export const OnPaper: Story = { tags: ['wide', 'paper'], globals: { paper: 'paper' } };
