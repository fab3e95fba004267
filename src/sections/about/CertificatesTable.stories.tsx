import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/about.yaml';
import { ProgrammeName } from '../../ui/ProgrammeName/ProgrammeName';
import { CertificatesTable } from './CertificatesTable';

const meta = {
  component: CertificatesTable,
  subcomponents: { ProgrammeName },
  args: page.certificates,
  parameters: {
    requirements: ['S1-02'],
  },
} satisfies Meta<typeof CertificatesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
