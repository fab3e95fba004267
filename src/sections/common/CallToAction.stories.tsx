import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../catalogue/pages/home.yaml';
import { CallToAction } from './CallToAction';
import { ClosingBand } from './ClosingBand';

const meta = {
  component: CallToAction,
  subcomponents: { ClosingBand },
  args: { ...page.closing, outline: ['0 1 2 3'] },
  parameters: {
    isBand: true,
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FullPrograms: Story = { tags: ['layout'], args: { variant: 'protea' } };
export const Bootcamps: Story = { tags: ['layout'], args: { variant: 'pincushion' } };
export const Masterclasses: Story = { tags: ['layout'], args: { variant: 'erica' } };
export const CareerBoosters: Story = { tags: ['layout'], args: { variant: 'restio' } };
export const Corporate: Story = { tags: ['layout'], args: { variant: 'corporate', outline: undefined } };
export const LongWords: Story = {
  tags: ['layout'],
  args: { heading: 'Vooruitgangsgerigte programmeringsvaardigheidsontwikkeling vir werkende volwassenes' },
};
export const Hover: Story = { tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
