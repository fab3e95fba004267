import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WidePanel } from './ProgrammesPanel';

const meta = {
  component: WidePanel,
  tags: ['wide'],
  globals: { viewport: { value: 'w1280' } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const SEARCH = { name: 'Search programmes' };

export const NothingChosen: Story = {};
export const OneCategory: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Bootcamps/ }));
    await expect(canvas.getByRole('button', { name: /^Bootcamps/ })).toHaveAttribute('aria-current', 'true');
  },
};
export const ResultsAndRelated: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', SEARCH), 'ai');
    await expect(await canvas.findByRole('heading', { name: '2 results' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Related' })).toBeVisible();
  },
};
export const LongWords: Story = {
  tags: ['layout'],
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', SEARCH), 'rekenaarwetenskapnavorsingsmetodologie '.repeat(4));
    await expect(await canvas.findByText(/^No programs found/)).toBeVisible();
  },
};
export const Hover: Story = { ...OneCategory, globals: { ...meta.globals, pseudo: { hover: true } } };
