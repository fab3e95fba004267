import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../.storybook/usage';
import { categoryOf } from '../../catalogue/categoryOf';
import { programme as cyberSecurity } from '../../catalogue/programmes/cyber-security';
import { programme as dataScience } from '../../catalogue/programmes/dataScience';
import { ProgrammeHero } from './ProgrammeHero';

const meta = {
  component: ProgrammeHero,
  args: { programme: cyberSecurity, category: categoryOf(cyberSecurity), brochureSize: 48_000 },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from link to link'],
        ['Enter', 'follows one'],
      ],
      screenReader: 'A navigation “Breadcrumb”; the page’s main heading; the key facts.',
      requirements: ['S1-07', 'S1-08', 'S2-61'],
    }),
  },
} satisfies Meta<typeof ProgrammeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Upcoming: Story = { args: { programme: dataScience, category: categoryOf(dataScience) } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
