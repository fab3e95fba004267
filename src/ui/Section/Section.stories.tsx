import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { actions, stack } from '../layout.css';
import { leadText, muted } from '../text.css';
import { Section } from './Section';

/** Content that shows a surface's variables. */
function Content() {
  return (
    <div className={stack}>
      <h2>A heading of a band</h2>
      <p className={leadText}>The lead under it, in the surface’s own second colour.</p>
      <p className={muted}>
        Text that comes second, and <a href="https://example.org/">a link in its text</a>.
      </p>
      <div className={actions}>
        <Button color="sun">Filled</Button>
        <Button variant="outlined">Outlined</Button>
      </div>
    </div>
  );
}

const meta = {
  component: Section,
  args: { children: <Content /> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const Surfaces: Story = {
  render: (args) => (
    <>
      {(['sand', 'sage', 'heather', 'ochre', 'deep'] as const).map((surface) => (
        <Section key={surface} {...args} surface={surface} />
      ))}
    </>
  ),
};
export const Weights: Story = {
  tags: ['layout'],
  render: (args) => (
    <>
      {(['minor', 'major'] as const).map((weight) => (
        <Section key={weight} {...args} weight={weight} />
      ))}
    </>
  ),
};
export const Columns: Story = {
  tags: ['layout'],
  args: {
    hasColumns: true,
    children: (
      <>
        <Content />
        <Content />
      </>
    ),
  },
};
