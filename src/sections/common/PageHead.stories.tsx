import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../.storybook/usage';
import { page as careers } from '../../catalogue/pages/careers';
import { page } from '../../catalogue/pages/learning-process';
import { PageHead } from './PageHead';

const meta = {
  component: PageHead,
  args: { heading: page.heading, lead: page.lead },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [['Tab', 'goes to the links to the parts of the page, where there are some']],
      screenReader: 'The page’s main heading: it has the focus after a change of page. The pattern is not read.',
      requirements: ['S1-60'],
    }),
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FullPrograms: Story = { args: { look: 'protea' } };
export const Bootcamps: Story = { args: { look: 'pincushion' } };
export const Masterclasses: Story = { args: { look: 'erica' } };
export const Corporate: Story = { args: { look: 'corporate' } };
export const Plain: Story = { args: { look: 'plain' } };
export const WithParts: Story = { args: { look: 'erica', parts: [careers.working, careers.graduates] } };
export const LongWords: Story = {
  args: { heading: 'Vooruitgangsgerigte programmeringsvaardigheidsontwikkeling vir werkende volwassenes' },
};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
