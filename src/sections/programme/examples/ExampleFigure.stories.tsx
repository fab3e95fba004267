import type { Meta, StoryObj } from '../../../../.storybook/story';
import programme from '../../../catalogue/programmes/cyber-security.yaml';
import { ChartBar } from '../ChartBar';
import { AnyExample } from './AnyExample';
import { ExampleFigure } from './ExampleFigure';
import { Frame } from './parts';

const meta = {
  component: ExampleFigure,
  subcomponents: { Frame, ChartBar },
  args: { programme, family: 'pincushion', example: <AnyExample {...programme.work.window} /> },
  parameters: {
    requirements: ['S1-40', 'S1-47'],
  },
} satisfies Meta<typeof ExampleFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
