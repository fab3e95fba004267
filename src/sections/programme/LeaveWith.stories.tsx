import type { Meta, StoryObj } from '../../../.storybook/story';
import aiTools from '../../catalogue/programmes/AITools.yaml';
import cyberSecurity from '../../catalogue/programmes/cyber-security.yaml';
import { ProgrammeMarkedTask } from '../marked-task/ProgrammeMarkedTask';
import { CertificatePreview } from './CertificatePreview';
import { LeaveWith } from './LeaveWith';

const meta = {
  component: LeaveWith,
  subcomponents: { CertificatePreview, ProgrammeMarkedTask },
  args: { programme: cyberSecurity },
  parameters: {
    requirements: ['S1-45', 'S2-91'],
  },
} satisfies Meta<typeof LeaveWith>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The certificate is the centre's own. */
export const OfTheCentre: Story = { tags: ['wide'], args: { programme: aiTools } };
