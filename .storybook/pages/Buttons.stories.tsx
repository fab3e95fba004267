import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../src/theme';
import { Button } from '../../src/ui/Button/Button';
import { Chip } from '../../src/ui/Chip/Chip';
import { Icon } from '../../src/ui/Icon/Icon';
import { IconButton } from '../../src/ui/IconButton/IconButton';
import { inTheme } from '../material/inTheme';
import { Cell, Guide, Lines, Row, Rules, Table } from './Guide';

const meta = {
  title: 'System/Buttons',
  decorators: [inTheme],
  tags: ['!autodocs', 'no-picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const nothing = () => undefined;
const COLUMNS = ['Kind', 'When', 'Looks so'];

export const Buttons: StoryObj = {
  render: () => (
    <Guide
      heading="Buttons"
      lead="Which button for what. What leads somewhere is a link, even where it looks like a button."
    >
      <Table caption="Buttons" columns={COLUMNS}>
        <Row header="Primary">
          <Cell>The way on from a band. One in a band.</Cell>
          <Cell>
            <Button>Find your programme</Button>
          </Cell>
        </Row>
        <Row header="Apply">
          <Cell>Applying and joining, and nothing else. One in a view.</Cell>
          <Cell>
            <Button color="apply">Apply now</Button>
          </Cell>
        </Row>
        <Row header="Sun">
          <Cell>The first action on a dark band.</Cell>
          <Cell>
            <Button color="sun">Apply now</Button>
          </Cell>
        </Row>
        <Row header="Outlined">
          <Cell>What comes second, beside another button. Its colour is its surface’s.</Cell>
          <Cell>
            <Button variant="outlined">Chat with us</Button>
          </Cell>
        </Row>
        <Row header="Chip">
          <Cell>A choice that stays: pressed or not. A filter.</Cell>
          <Cell>
            <Chip isPressed onClick={nothing}>
              <Icon name="check" /> All
            </Chip>
          </Cell>
        </Row>
        <Row header="Icon button">
          <Cell>
            Where there is no room for a word, and its meaning is known: close, back, menu. Always with a name.
          </Cell>
          <Cell>
            <IconButton aria-label="Close">
              <Icon name="close" />
            </IconButton>
          </Cell>
        </Row>
      </Table>
      <Rules heading="Rules">
        <Lines
          items={[
            `Medium is ${theme.size.lg} high, compact ${theme.size.md}, small ${theme.size.sm}: nothing that is pressed is smaller.`,
            'Words say what happens next, begin with a verb and stand in sentence case; the fixed labels (Log In, Join Now) keep theirs.',
            'Darker under the pointer in light colours, lighter in dark ones, and the leaf cut flips. Pressed, it goes down by a pixel, unless the visitor wants less motion.',
            'A link that opens a new tab says so. A link that downloads says type and size.',
          ]}
        />
      </Rules>
    </Guide>
  ),
};
