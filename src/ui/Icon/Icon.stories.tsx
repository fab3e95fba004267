import type { Meta, StoryObj } from '@storybook/react-vite';
import { actions } from '../layout.css';
import { Icon, type IconName } from './Icon';

const NAMES: Record<IconName, string> = {
  alert: 'closes soon',
  arrow: 'leads on',
  book: 'study',
  briefcase: 'work',
  calendar: 'a day',
  certificate: 'a certificate',
  chat: 'chat',
  check: 'yes, open, chosen',
  chevronDown: 'opens below',
  chevronLeft: 'back',
  chevronRight: 'leads into',
  clock: 'time, to come',
  close: 'close, closed',
  tag: 'money',
  download: 'a file',
  menu: 'the menu',
  minus: 'no, full',
  newTab: 'opens a new tab',
  people: 'lessons together',
  plus: 'more',
  screen: 'online',
  search: 'search',
  steps: 'one step after another',
  up: 'back to top',
  user: 'log in',
};

const meta = {
  component: Icon,
  args: { name: 'arrow' },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon with its meaning. */
export const All: Story = {
  render: () => (
    <ul className={actions}>
      {(Object.keys(NAMES) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}: {NAMES[name]}
        </li>
      ))}
    </ul>
  ),
};
