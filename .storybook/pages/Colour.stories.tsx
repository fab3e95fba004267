import styled from '@emotion/styled';
import { getContrastRatio } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../src/theme';
import { type ColourName, colourIn, MIN_CONTRAST, PAIRS } from '../../src/theme/contrast';
import { entriesOf, palettes, type Scheme } from '../../src/theme/palette';
import { Guide, Table } from './Guide';

export default { title: 'System/Colour', tags: ['no-picture'] } satisfies Meta;

const SCHEMES = ['light', 'dark'] as const;
/** The colours in the palette's order, without shadows. */
const COLOURS = entriesOf(palettes.light).filter(([, value]) => /^(#|rgba)/.test(value));
const colourOf = (scheme: Scheme, name: ColourName) => colourIn(palettes[scheme], name);

/** Words in one colour on another; they keep them where colours are forced. */
const Sample = styled.span<{ words: string; on: string }>(({ words, on }) => ({
  padding: theme.spacing(2, 4),
  background: on,
  color: words,
  borderRadius: theme.shape.leaf.chip,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  forcedColorAdjust: 'none',
}));

/** A contrast ratio, in the pair's own colours. */
function Pair({ scheme, words, on }: { scheme: Scheme; words: ColourName; on: ColourName }) {
  const colours = { words: colourOf(scheme, words), on: colourOf(scheme, on) };
  return <Sample {...colours}>{getContrastRatio(colours.words, colours.on).toFixed(1)}</Sample>;
}

export const Colour: StoryObj = {
  render: () => (
    <Guide
      heading="Colour"
      lead="Every colour is named by its use and has a value in each scheme. The visitor’s system chooses the scheme, so no script runs before the first paint."
    >
      <Table
        caption="Which colour stands on which"
        columns={['Pair', 'Use', 'At least', 'Light', 'Dark']}
        rows={PAIRS.flatMap(({ foreground, on, use, kind }) =>
          on.map((surface) => [
            ...[`${foreground} on ${surface}`, use, MIN_CONTRAST[kind]],
            ...SCHEMES.map((scheme) => <Pair key={scheme} scheme={scheme} words={foreground} on={surface} />),
          ]),
        )}
      />
      <Table
        caption="Colours"
        columns={['Name', 'Light', 'Dark']}
        rows={COLOURS.map(([name]) => [
          name,
          ...SCHEMES.map((scheme) => colourOf(scheme, name as ColourName)).map((value, index) => (
            <Sample key={SCHEMES[index]} words={theme.palette.getContrastText(value)} on={value}>
              {value}
            </Sample>
          )),
        ])}
      />
    </Guide>
  ),
};
