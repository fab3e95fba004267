import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeesTable } from '../../src/sections/pricing/FeesTable';
import { tableRoom } from '../../src/theme/media';
import { inTheme } from '../material/inTheme';
import { Guide, Lines, Rules } from './Guide';

const meta = {
  title: 'System/Tables',
  decorators: [inTheme],
  tags: ['!autodocs', 'no-picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Tables: StoryObj = {
  render: () => (
    <Guide
      heading="Tables"
      lead="Facts that are compared stand in a real table, which never scrolls sideways: where it does not fit, each row becomes a block."
    >
      <FeesTable caption="What the programmes cost" />
      <Rules heading="Rules">
        <Lines
          items={[
            'A caption names it for a screen reader, a heading above for everyone. The first cell of a row is its head.',
            `Rows become blocks at ${tableRoom.stacked.slice(1, -1)} of room, in letters: larger text folds it sooner. Each value then has its column’s name beside it.`,
            'It stays a table for a screen reader in both forms: no box is taken away from an element.',
            'An empty cell says a word: None, No, Not yet set. Yes and No have a mark as well.',
            'Amounts in rand, days written out (1 Feb 2027), times with their unit.',
          ]}
        />
      </Rules>
    </Guide>
  ),
};
