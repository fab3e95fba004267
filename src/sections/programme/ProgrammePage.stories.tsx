import type { Meta, StoryObj } from '../../../.storybook/story';
import cyberSecurity from '../../catalogue/programmes/cyber-security.yaml';
import { AnyExample } from './examples/AnyExample';
import { ProgrammePage } from './ProgrammePage';

const meta = {
  component: ProgrammePage,
  args: { programme: cyberSecurity, example: <AnyExample {...cyberSecurity.work.window} /> },
  parameters: {
    requirements: ['S1-07', 'S1-08', 'S1-09'],
    isBand: true,
  },
} satisfies Meta<typeof ProgrammePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole page, which the page pictures cover. */
export const Open: Story = { tags: ['no-picture', 'wide'] };
