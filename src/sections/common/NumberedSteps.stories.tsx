import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/about.yaml';
import { NumberedSteps } from './NumberedSteps';

const meta = {
  component: NumberedSteps,
  args: page.checking,
  parameters: {
    requirements: ['S1-67'],
  },
} satisfies Meta<typeof NumberedSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { tags: ['layout'], args: { items: page.checking.items.slice(0, 1) } };
export const LongWords: Story = {
  tags: ['layout'],
  args: {
    heading: 'Kwalifikasieverifikasieprosedures',
    items: [
      {
        title: 'Registrasienommerverifiëringsaansoeke',
        text: 'Die onderwysgehaltewaarborgliggaam hanteer kwalifikasieverifikasieaansoeke.',
      },
      { title: 'Ontvangsbevestigingsbriewe', text: 'Vra vir die sertifiseringsinstansie se brief.' },
    ],
  },
};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
