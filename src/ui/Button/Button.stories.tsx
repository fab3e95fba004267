import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon';
import { actions } from '../layout.css';
import { NewTabHint, newTab } from '../newTab';
import { Section } from '../Section/Section';
import { Button } from './Button';

const meta = {
  component: Button,
  args: { children: 'Find your programme' },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Kinds: Story = {
  render: () => (
    <div className={actions}>
      <Button color="apply">Apply now</Button>
      <Button variant="outlined">See the open lessons</Button>
      <Button startIcon={<Icon name="user" />}>Log in</Button>
      <Button href="https://example.org/" {...newTab}>
        Chat with us <NewTabHint />
      </Button>
      <Button size="small">Small</Button>
    </div>
  ),
};
export const OnADarkBand: Story = {
  render: () => (
    <Section surface="deep">
      <div className={actions}>
        <Button color="sun">Ask for a quote</Button>
        <Button variant="outlined">Chat with us</Button>
      </div>
    </Section>
  ),
  parameters: { layout: 'fullscreen' },
};
export const LongWords: Story = {
  tags: ['layout'],
  args: { children: 'Besigtig programinligtingsessiedatums en aansoeksluitingsdatums' },
};
export const Hover: Story = { ...Kinds, tags: ['wide'], globals: { pseudo: { hover: true } } };
export const HoverOnADarkBand: Story = {
  ...OnADarkBand,
  globals: { pseudo: { hover: true } },
};
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
/** Print shows a link as text. */
export const OnPaper: Story = {
  args: { href: 'https://example.org/' },
  tags: ['phone', 'paper'],
};
