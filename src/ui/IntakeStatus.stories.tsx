import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IntakeState } from '../catalogue/intakeDates';
import { states } from '../catalogue/interface/dates.yaml';
import { IntakeStatus } from './IntakeStatus';
import { actions } from './layout.css';

const meta = {
  component: IntakeStatus,
  args: { state: 'open' },
} satisfies Meta<typeof IntakeStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <div className={actions}>
      {(Object.keys(states) as IntakeState[]).map((state) => (
        <IntakeStatus key={state} state={state} />
      ))}
    </div>
  ),
};
