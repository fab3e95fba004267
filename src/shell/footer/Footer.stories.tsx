import type { Meta, StoryObj } from '../../../.storybook/story';
import { Accreditations } from './Accreditations';
import { Footer } from './Footer';
import { NarrowColumns } from './NarrowColumns';
import { SocialLinks } from './SocialLinks';
import { StudentButtons } from './StudentButtons';
import { WideColumns } from './WideColumns';

const meta = {
  component: Footer,
  subcomponents: { Accreditations, NarrowColumns, SocialLinks, StudentButtons, WideColumns },
  parameters: {
    keyboard: {
      Tab: 'goes through its links and buttons, column by column',
      Enter: 'follows a link',
      'Enter or Space': 'on a Students button: goes to the programmes of that kind, and the focus with it',
    },
    screenReader:
      'The contentinfo landmark. Both layouts are in the page and the width shows one: the other is not read. Links to social networks say where they lead and that they open a new tab.',
    requirements: ['S2-09', 'S2-70', 'S2-71', 'S2-72', 'S2-75', 'S2-76', 'S2-77', 'S2-78', 'S2-80', 'S2-82'],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
