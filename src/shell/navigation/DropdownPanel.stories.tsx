import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryRows } from './CategoryRows';
import { DropdownPanel } from './DropdownPanel';
import { ElsewhereList } from './ElsewhereList';
import { NextIntakesInMenu } from './NextIntakesInMenu';
import { ProgrammeList } from './ProgrammeList';
import { ProgrammeRow } from './ProgrammeRow';
import { ProgrammesButton } from './ProgrammesButton';
import { ProgrammesDropdown } from './ProgrammesDropdown';
import { ProgrammesEntry } from './ProgrammesEntry';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';

const meta = {
  component: DropdownPanel,
  subcomponents: {
    CategoryRows,
    ElsewhereList,
    NextIntakesInMenu,
    ProgrammeList,
    ProgrammeRow,
    ProgrammesButton,
    ProgrammesDropdown,
    ProgrammesEntry,
    SearchField,
    SearchResults,
  },
  tags: ['wide'],
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof DropdownPanel>;

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
export const Upcoming: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Masterclasses/ }));
    await expect(canvas.getByRole('heading', { name: 'Masterclasses' })).toBeVisible();
  },
};
export const OneResult: Story = {
  tags: ['layout'],
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', SEARCH), 'full stack');
    await expect(await canvas.findByText('1 result')).toBeVisible();
  },
};
export const ManyResults: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', SEARCH), 'a');
    await expect(await canvas.findByText(/^\d+ results/)).toBeVisible();
  },
};
export const NoResult: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', SEARCH), 'zebra');
    await expect(await canvas.findByText('zebra')).toBeVisible();
  },
};
/** A category's programmes and page are found where no name in the menu matches. */
export const FoundElsewhere: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', SEARCH), 'career');
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere on this site' })).toBeVisible();
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
