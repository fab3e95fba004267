import { facts } from 'virtual:catalogue/facts';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { categoryOf } from '../../src/catalogue/categoryOf';
import { CheckList } from '../../src/sections/common/CheckList';
import { inTheme } from '../material/inTheme';
import { Guide, Lines, Rules } from './Guide';
import { LargeMotif } from './samples';

const meta = {
  title: 'System/Principles',
  decorators: [inTheme],
  tags: ['!autodocs', 'no-picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Principles: StoryObj = {
  render: () => (
    <Guide
      heading="Principles"
      lead="Fynbos is the plant kingdom of the Cape: hardy, varied, and it grows back stronger after fire. The design is made of it: a square is cut into leaves and quarter circles, sixteen squares make a motif, and motifs make a pattern."
    >
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {facts.map((programme) => (
          <LargeMotif key={programme.path} rows={programme.icon} family={categoryOf(programme).family} />
        ))}
      </Stack>
      <Rules heading="What holds everywhere">
        <CheckList
          items={[
            'A page is whole without a script, on paper, at 320 px and with text twice its size.',
            'Crimson means “apply”, and nothing else is a crimson button. Green is every other action, ochre is light.',
            'Colour never says anything alone: a word, a mark or an edge says it too.',
            'One crimson action in a view; the bar and the hero count as one.',
            'Warm paper, ink, big flat shapes, air around them. One corner everywhere: the leaf cut.',
            'Pictures are drawn from tiles and are decoration: text always stands beside them.',
          ]}
        />
      </Rules>
      <Rules heading="What we do not do">
        <CheckList
          icon="minus"
          items={[
            'Gradients, glass, photographs, emoji, shadows on cards.',
            'Centred long text, text over patterns, a third typeface.',
            'Crimson for errors, a motif as a bullet point, a motif that is cut.',
            'Countdowns, promised jobs, invented numbers.',
          ]}
        />
      </Rules>
      <Rules heading="How it is built">
        <Lines
          items={[
            'All values stand in the Material UI theme (src/theme). It names them by their use, and a component’s look stands in the .css.ts beside it, which reads the theme.',
            'What stands on a band asks the band for its colours (src/theme/surface.css.ts): no component knows on which band it is.',
            'Each component here has its states as stories. They are played, axe looks at them, and pictures of them are compared in light, dark and forced colours.',
          ]}
        />
      </Rules>
    </Guide>
  ),
};
