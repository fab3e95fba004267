import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, columnsOf, Row, Rows, StackingTable } from './StackingTable';

const rows = ['Cyber Security', 'Software Engineer', 'AI Tools BC'].map((name, index) => (
  <Row key={name} header={name}>
    <Cell label="Duration">{`${12 + index} weeks`}</Cell>
    <Cell label="Fee">{index === 2 ? 'Not yet set' : `R2${index} 500`}</Cell>
  </Row>
));

const meta = {
  component: StackingTable,
  subcomponents: { Cell, Row, Rows },
  args: {
    caption: 'Programmes, their duration and their fee',
    columns: columnsOf(['Programme', 44], ['Duration', 26], ['Fee', 26]),
    children: <Rows>{rows}</Rows>,
  },
} satisfies Meta<typeof StackingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { tags: ['layout'], args: { children: <Rows>{rows.slice(0, 1)}</Rows> } };
export const Many: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
export const LongWords: Story = {
  tags: ['layout'],
  args: {
    children: (
      <Rows>
        <Row header="Loopbaanontwikkelingsprogramme">
          <Cell label="Duration">tweehonderdvyfentwintig lesure</Cell>
          <Cell label="Fee">Kontakvoordataanvraagdiens</Cell>
        </Row>
      </Rows>
    ),
  },
};
