import page from '#catalogue/pages/ethical-ai.yaml';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { AnyExample } from '../programme/examples/AnyExample';
import { CorporatePage } from './CorporatePage';
import { design } from './designs/balance';

const meta = {
  component: CorporatePage,
  args: { page, design, example: <AnyExample {...page.output.window} /> },
  parameters: {
    requirements: ['S1-13'],
    isBand: true,
  },
} satisfies Meta<typeof CorporatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole page, which the page pictures cover. */
export const APage: Story = { tags: ['no-picture', 'wide'] };
