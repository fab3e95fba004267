import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionBar } from './PromotionBar';

const meta = {
  component: PromotionBar,
} satisfies Meta<typeof PromotionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NextIntake: Story = {};
/** After the last intake of the catalogue. */
export const NoDateYet: Story = { parameters: { day: '2031-01-01' } };
export const Hover: Story = { tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
