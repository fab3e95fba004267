import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { lazyPart } from '../../ui/lazyPart';
import { MobileMenu } from './MobileMenu';
import { PanelDialog, PanelHeader, PanelPlaceholder } from './PanelDialog';
import { PhonePanel } from './ProgrammesPanel';

const onItsWay = lazyPart(() => new Promise<{ Panel: null }>(() => undefined), 'Panel');
const failed = lazyPart(() => Promise.reject<{ Panel: null }>(new Error('offline')), 'Panel');
void failed.load();

const meta = {
  component: PanelDialog,
  subcomponents: { PanelHeader, PanelPlaceholder, MobileMenu, PhonePanel },
  tags: ['phone'],
  globals: { viewport: { value: 'w390' } },
  args: { label: 'Menu', onClose: fn(), children: null },
  parameters: { picture: 'window' },
} satisfies Meta<typeof PanelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {
  args: { children: <MobileMenu onClose={() => undefined} /> },
};
export const Programmes: Story = {
  args: { label: 'Programmes', children: <PhonePanel onClose={() => undefined} /> },
};
export const OneCategory: Story = {
  ...Programmes,
  async play({ userEvent }) {
    await userEvent.click(screen.getByRole('button', { name: /^Bootcamps/ }));
    await expect(screen.getByRole('heading', { name: 'Bootcamps' })).toHaveFocus();
  },
};
export const SearchWithoutAMatch: Story = {
  ...Programmes,
  async play({ userEvent }) {
    await userEvent.type(screen.getByRole('textbox', { name: 'Search programmes' }), 'zebra');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all categories' }));
    await expect(screen.getByRole('textbox', { name: 'Search programmes' })).toHaveValue('');
    await userEvent.type(screen.getByRole('textbox', { name: 'Search programmes' }), 'zebra');
    await expect(await screen.findByText('zebra')).toBeVisible();
  },
};
/** The panel's place while its code is on its way, or after it failed. */
const without = (panel: typeof onItsWay): Story => ({
  args: {
    children: (
      <>
        <PanelHeader title="Menu" onClose={() => undefined} />
        <PanelPlaceholder panel={panel} />
      </>
    ),
  },
});
export const Loading = without(onItsWay);
export const Failed = without(failed);
export const Narrowest: Story = {
  ...Menu,
  tags: ['!phone', 'narrowest'],
  globals: { viewport: { value: 'w320' } },
};
