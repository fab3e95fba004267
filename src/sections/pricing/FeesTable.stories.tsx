import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../catalogue/pages/programPricing.yaml';
import { FeesTable } from './FeesTable';

const meta = {
  component: FeesTable,
  args: { caption: page.fees.caption },
} satisfies Meta<typeof FeesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
/** The print styles. */
export const OnPaper: Story = { tags: ['wide', 'paper'] };
