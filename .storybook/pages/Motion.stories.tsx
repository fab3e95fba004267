import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../src/theme';
import { Icon } from '../../src/ui/Icon/Icon';
import { inTheme } from '../material/inTheme';
import { Cell, Guide, Lines, Row, Rules, Table } from './Guide';
import { Moving } from './samples';

const meta = {
  title: 'System/Motion',
  decorators: [inTheme],
  tags: ['!autodocs', 'no-picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { duration, easing } = theme.transitions;
const USES = { shortest: 'colours', standard: 'shapes: the leaf cut flips', complex: 'a card’s motif' };

export const Motion: StoryObj = {
  render: () => (
    <Guide
      heading="Motion"
      lead="Things move because the visitor did something. Nothing moves on its own but the ring of the loading overlay."
    >
      <Table caption="Durations" columns={['Token', 'Duration', 'Use', 'Point at it']}>
        {(Object.keys(USES) as (keyof typeof USES)[]).map((name) => (
          <Row key={name} header={name}>
            <Cell>{`${duration[name]} ms`}</Cell>
            <Cell>{USES[name]}</Cell>
            <Cell>
              <Moving duration={duration[name]}>
                <Icon name="arrow" />
              </Moving>
            </Cell>
          </Row>
        ))}
      </Table>
      <Rules heading="Rules">
        <Lines
          items={[
            `One curve for all: ${easing.easeInOut}.`,
            'A visitor who asks for less motion gets none: no transition, no animation, no smooth scrolling; the loading ring stands still, fully lit.',
            'Nothing flashes, nothing moves with the scroll but the bar, and nothing has to be watched to be understood.',
          ]}
        />
      </Rules>
    </Guide>
  ),
};
