import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import { programme as aiBusiness } from '../../../catalogue/programmes/AIBusiness';
import { programme as aiDeveloper } from '../../../catalogue/programmes/AIDeveloper';
import { programme as cyberSecurity } from '../../../catalogue/programmes/cyber-security';
import { programme as dataScience } from '../../../catalogue/programmes/dataScience';
import { programme as python } from '../../../catalogue/programmes/softwareEngineerPython';
import { programme as webDevelopment } from '../../../catalogue/programmes/webdevelopment';
import { Bar } from '../Bar';
import { Work } from './Work';
import { WorkWindow } from './WorkWindow';

const meta = {
  component: Work,
  subcomponents: { WorkWindow, Bar },
  decorators: [inBand],
  args: { programme: cyberSecurity },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [],
      screenReader:
        'A figure, named by its caption: a heading, what the work is and what is in it. The window is read as text and lists; its drawings are not.',
      requirements: ['S1-40'],
    }),
  },
} satisfies Meta<typeof Work>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Code: Story = { args: { programme: python } };
export const Chart: Story = { args: { programme: dataScience } };
export const Page: Story = { args: { programme: webDevelopment } };
export const Form: Story = { args: { programme: aiBusiness } };
export const Prompt: Story = { args: { programme: aiDeveloper } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
