import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckList } from '../../src/sections/common/CheckList';
import { formatDay, formatDuration, formatFacts, formatKilobytes, formatRand } from '../../src/ui/format';
import { inTheme } from '../material/inTheme';
import { Guide, Rules } from './Guide';

const meta = {
  title: 'System/Words',
  decorators: [inTheme],
  tags: ['!autodocs', 'no-picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Words: StoryObj = {
  render: () => (
    <Guide heading="Words" lead="Plain English, short sentences, “you”. A sentence says what happens next.">
      <Rules heading="Spelling">
        <CheckList
          items={[
            'South African English: programme, enrol, organisation, practise (the verb).',
            'Official labels keep their form: Full Programs, Code Curious?, Coming Soon, No programs found for "…".',
            'Sentence case everywhere else, in headings and buttons too.',
          ]}
        />
      </Rules>
      <Rules heading="Numbers, as src/ui/format.ts writes them">
        <CheckList
          items={[
            `Money: ${formatRand(24_500)}.`,
            `Days: ${formatDay('2027-02-01')}.`,
            `Time: ${formatDuration({ count: 14, unit: 'weeks' })}.`,
            `Facts in a row: ${formatFacts(['Bootcamp', formatDuration({ count: 14, unit: 'weeks' }), 'Live online'])}.`,
            `Downloads with their type and size: PDF, ${formatKilobytes(48_000)}.`,
          ]}
        />
      </Rules>
      <Rules heading="What we do not write">
        <CheckList
          icon="minus"
          items={[
            'Hype, countdowns, exclamation marks, promised jobs or salaries.',
            'Numbers, partners or quotes that nobody can vouch for. What is not known yet says so: a sample value stands in sample(…).',
            '“Click here”, “read more” alone: a link makes sense read by itself.',
            'A heading that only decorates: it says what the band is about.',
          ]}
        />
      </Rules>
    </Guide>
  ),
};
