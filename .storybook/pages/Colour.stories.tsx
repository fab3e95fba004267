import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, columnsOf, Row } from '../../src/sections/common/StackingTable';
import { type ColourName, colourNames, colourOf, contrast, MIN_CONTRAST, PAIRS } from '../../src/theme/contrast';
import type { Scheme } from '../../src/theme/palette';
import { Guide, Lines, Rules, Table, withVars } from './Guide';
import * as styles from './guide.css';

const meta = {
  title: 'System/Colour',
  tags: ['!autodocs', 'no-picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

interface PairProps {
  scheme: Scheme;
  words: ColourName;
  on: ColourName;
}

const ratioOf = ({ scheme, words, on }: PairProps) => contrast(scheme, words, on);

/** A contrast ratio, in the pair's own colours. */
function Pair(pair: PairProps) {
  const { scheme, words, on } = pair;
  return (
    <span
      className={styles.sample}
      {...withVars({ [styles.words]: colourOf(scheme, words), [styles.surface]: colourOf(scheme, on) })}
    >
      {ratioOf(pair).toFixed(1)}
    </span>
  );
}

/** A colour swatch with its value. */
function Swatch({ scheme, name }: { scheme: Scheme; name: ColourName }) {
  const value = colourOf(scheme, name);
  return (
    <>
      <span className={styles.swatch} {...withVars({ [styles.surface]: value })} /> {value}
    </>
  );
}

/** The colours that a colour is paired with. */
function partnersOf(name: ColourName): string {
  const over = PAIRS.filter(({ on }) => on.includes(name)).map(({ words }) => words);
  const under = PAIRS.filter(({ words }) => words === name).flatMap(({ on }) => on);
  const parts = [
    over.length > 0 && `carries ${[...new Set(over)].join(', ')}`,
    under.length > 0 && `stands on ${[...new Set(under)].join(', ')}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('; ') : 'decoration: nothing has to be read by it';
}

const pairs = PAIRS.flatMap(({ words, on, ...pair }) => on.map((surface) => ({ words, on: surface, ...pair })));
const COLUMNS = columnsOf(['Pair', 26], ['Use', 36], ['At least', 12], ['Light', 12], ['Dark', 12]);

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
            'Never two coloured bands one under the other, but for wine and night at the foot of a page.',
          ]}
        />
      </Rules>
      <Rules heading="Pairs">
        <p>
          Text has a contrast of {MIN_CONTRAST.text} or more, edges and a motif’s main colour {MIN_CONTRAST.edge} or
          more. The ratios are computed from the tokens, and this page’s test fails where one falls short.
        </p>
        <Table caption="Which colour stands on which" columns={COLUMNS}>
          {pairs.map(({ words, on, use, kind }) => (
            <Row key={`${words} ${on}`} head={`${words} on ${on}`}>
              <Cell label="Use">{use}</Cell>
              <Cell label="At least">{MIN_CONTRAST[kind]}</Cell>
              <Cell label="Light">
                <Pair scheme="light" words={words} on={on} />
              </Cell>
              <Cell label="Dark">
                <Pair scheme="dark" words={words} on={on} />
              </Cell>
            </Row>
          ))}
        </Table>
      </Rules>
      <Rules heading="All colours">
        <Table caption="Colours" columns={columnsOf(['Name', 20], ['Light', 20], ['Dark', 20], ['Beside', 36])}>
          {colourNames.map((name) => (
            <Row key={name} head={name}>
              <Cell label="Light">
                <Swatch scheme="light" name={name} />
              </Cell>
              <Cell label="Dark">
                <Swatch scheme="dark" name={name} />
              </Cell>
              <Cell label="Beside" isText>
                {partnersOf(name)}
              </Cell>
            </Row>
          ))}
        </Table>
      </Rules>
    </Guide>
  ),
  async play() {
    for (const { words, on, kind } of pairs) {
      for (const scheme of ['light', 'dark'] as const) {
        await expect(ratioOf({ scheme, words, on }), `${words} on ${on}, ${scheme}`).toBeGreaterThanOrEqual(
          MIN_CONTRAST[kind],
        );
      }
    }
  },
};
