import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { familySchema, motifSchema } from '../../src/catalogue/schema';
import { CheckList } from '../../src/sections/common/CheckList';
import { Motif, Tiles } from '../../src/ui/motif/Motif';
import { inTheme } from '../material/inTheme';
import { Guide, Rules, Table } from './Guide';
import { SmallMotif, Tile } from './samples';

type Family = (typeof familySchema.options)[number];

interface Drawn {
  crown: string;
  petals: string;
  heart: string;
  base: string;
  family: Family;
}

const meta = {
  title: 'System/Motifs',
  decorators: [inTheme],
  tags: ['!autodocs', 'no-picture'],
  args: { crown: 'aP bP', petals: 'aQ bQ', heart: 'aP 3S', base: 'aL aL', family: 'protea' },
  argTypes: { family: { control: 'select', options: familySchema.options } },
} satisfies Meta<Drawn>;

export default meta;
type Story = StoryObj<Drawn>;

const SHAPES: Record<string, string> = {
  a: 'leaf, its tips at the top left and the bottom right',
  b: 'leaf, its tips at the top right and the bottom left',
  1: 'quarter disc, its pivot at the top left',
  2: 'quarter disc, its pivot at the top right',
  3: 'quarter disc, its pivot at the bottom right',
  4: 'quarter disc, its pivot at the bottom left',
  5: 'quarter ring, its pivot at the top left',
  6: 'quarter ring, its pivot at the top right',
  7: 'quarter ring, its pivot at the bottom right',
  8: 'quarter ring, its pivot at the bottom left',
  o: 'disc',
  i: 'dot',
  n: 'arch',
  u: 'bell',
  '#': 'block',
  l: 'stem, at the right edge',
};
const COLOURS = { P: 'petal', Q: 'soft', S: 'sun', L: 'leaf', M: 'sage' };
const FAMILIES: Record<Family, string> = {
  protea: 'Full Programs; base row aL aL',
  pincushion: 'Bootcamps; base row aL 2L',
  erica: 'Masterclasses; uQ uQ over aL lL',
  restio: 'Career Boosters; base row aL lL',
  seed: 'Code Curious?; base row 2L 2L, a seed alone',
};

/** Draws the motif that the controls describe. */
export const Motifs: Story = {
  render: ({ crown, petals, heart, base, family }) => {
    const rows = [crown, petals, heart, base];
    const isMotif = motifSchema.safeParse(rows).success;
    return (
      <Guide
        heading="Motifs"
        lead="A motif is four rows of four tiles, mirrored about the middle: two tiles a row write it. A tile is a shape and an colour, .. is empty."
      >
        <Rules heading="Yours">
          <p>
            Written in the controls: {rows.join(' / ')}.{' '}
            {isMotif ? 'The catalogue takes it.' : 'The catalogue refuses it.'}
          </p>
          <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Motif rows={rows} family={family} size={96} />
            <SmallMotif rows={rows} family={family} />
          </Stack>
        </Rules>
        <Rules heading="Shapes">
          <Table
            caption="Shapes"
            columns={['Code', 'Shape', 'Looks so']}
            rows={Object.entries(SHAPES).map(([code, name]) => [
              ...[code, name],
              <Tile key="tile" data-family="protea" viewBox="0 0 1 1" aria-hidden="true">
                <Tiles rows={[`${code}P`]} mirror={false} />
              </Tile>,
            ])}
          />
        </Rules>
        <Rules heading="Colours and families">
          <p>{`${Object.entries(COLOURS)
            .map(([code, colour]) => `${code} is ${colour}`)
            .join(', ')}. The family gives petal, soft and sun their colours; leaf and sage are the same for all.`}</p>
          <Table
            caption="Families"
            columns={['Family', 'Of', 'Looks so']}
            rows={familySchema.options.map((name) => [
              ...[name, FAMILIES[name]],
              <Motif key="motif" rows={rows} family={name} size={52} />,
            ])}
          />
        </Rules>
        <Rules heading="How to draw a new one">
          <CheckList
            items={[
              'Take the base row of its category. The first three rows are its own: the crown, the petals, the heart.',
              'Three colours and leaf at most. Fill ten of the sixteen tiles; neighbours of one colour join.',
              'Hint at the subject, do not illustrate it: guard petals closing round a heart for security, three tiers for a full stack.',
              'Two programmes never share a motif: the check of the catalogue refuses it.',
              'Write the four rows as icon of the programme (src/catalogue/programmes). Card, menu, page, brochure and preview follow.',
            ]}
          />
        </Rules>
      </Guide>
    );
  },
};
