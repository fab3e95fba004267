import { getContrastRatio } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ColourName, colourIn, colourNames, MIN_CONTRAST, PAIRS } from '../../src/theme/contrast';
import { palettes, type Scheme } from '../../src/theme/palette';
import { inTheme } from '../material/inTheme';
import { Guide, Lines, Rules, Table } from './Guide';
import { Patch, Sample } from './samples';

const meta = {
  title: 'System/Colour',
  decorators: [inTheme],
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta;

export default meta;

const SCHEMES = ['light', 'dark'] as const;

interface PairProps {
  scheme: Scheme;
  words: ColourName;
  on: ColourName;
}

const colourOf = (scheme: Scheme, name: ColourName) => colourIn(palettes[scheme], name);
const ratioOf = ({ scheme, words, on }: PairProps) => getContrastRatio(colourOf(scheme, words), colourOf(scheme, on));

/** A contrast ratio, in the pair's own colours. */
function Pair(pair: PairProps) {
  const { scheme, words, on } = pair;
  return (
    <Sample words={colourOf(scheme, words)} on={colourOf(scheme, on)}>
      {ratioOf(pair).toFixed(1)}
    </Sample>
  );
}

/** A colour swatch with its value. */
function Swatch({ scheme, name }: { scheme: Scheme; name: ColourName }) {
  const value = colourOf(scheme, name);
  return (
    <>
      <Patch on={value} /> {value}
    </>
  );
}

/** The colours that a colour is paired with. */
function partnersOf(name: ColourName): string {
  const over = PAIRS.filter(({ on }) => on.includes(name)).map(({ foreground }) => foreground);
  const under = PAIRS.filter(({ foreground }) => foreground === name).flatMap(({ on }) => on);
  const parts = [
    over.length > 0 && `carries ${[...new Set(over)].join(', ')}`,
    under.length > 0 && `stands on ${[...new Set(under)].join(', ')}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('; ') : 'decoration: nothing has to be read by it';
}

const pairs = PAIRS.flatMap(({ foreground, on, ...pair }) =>
  on.map((surface) => ({ words: foreground, on: surface, ...pair })),
);

export const Colour: StoryObj = {
  render: () => (
    <Guide
      heading="Colour"
      lead="Every colour is named by its use and has a value in each scheme. The visitor’s system chooses the scheme, so no script runs before the first paint."
    >
      <Rules heading="Which when">
        <Lines
          items={[
            'Green: links and every action that is not applying. Crimson: applying and joining alone. Ochre: the promotion bar and buttons on dark bands.',
            'The four tints are surfaces: rose for Full Programs, ochre for Bootcamps, heather for Masterclasses, sage for Career Boosters and quiet bands.',
            'Soft, sun and sage colours are decoration: a motif has to read by its main ink.',
            'Never the same tint twice, one under the other, unless a band joins the one above.',
          ]}
        />
      </Rules>
      <Rules heading="Pairs">
        <p>
          Text has a contrast of {MIN_CONTRAST.text} or more, edges and a motif’s main colour {MIN_CONTRAST.edge} or
          more. The ratios are computed from the tokens, and this page’s test fails where one falls short.
        </p>
        <Table
          caption="Which colour stands on which"
          columns={['Pair', 'Use', 'At least', 'Light', 'Dark']}
          rows={pairs.map(({ words, on, use, kind }) => [
            ...[`${words} on ${on}`, use, MIN_CONTRAST[kind]],
            ...SCHEMES.map((scheme) => <Pair key={scheme} scheme={scheme} words={words} on={on} />),
          ])}
        />
      </Rules>
      <Rules heading="All colours">
        <Table
          caption="Colours"
          columns={['Name', 'Light', 'Dark', 'Beside']}
          rows={colourNames.map((name) => [
            name,
            ...SCHEMES.map((scheme) => <Swatch key={scheme} scheme={scheme} name={name} />),
            partnersOf(name),
          ])}
        />
      </Rules>
    </Guide>
  ),
  async play() {
    for (const { words, on, kind } of pairs) {
      for (const scheme of SCHEMES) {
        await expect(ratioOf({ scheme, words, on }), `${words} on ${on}, ${scheme}`).toBeGreaterThanOrEqual(
          MIN_CONTRAST[kind],
        );
      }
    }
  },
};
