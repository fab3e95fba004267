import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, columnsOf, Row } from '../../src/sections/common/StackingTable';
import { theme } from '../../src/theme';
import { Icon } from '../../src/ui/Icon/Icon';
import { Guide, Lines, Rules, Table, withVars } from './Guide';
import * as styles from './guide.css';

const meta = {
  title: 'System/Motion',
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
      <Table caption="Durations" columns={columnsOf(['Token', 20], ['Duration', 20], ['Use', 36], ['Point at it', 22])}>
        {(Object.keys(USES) as (keyof typeof USES)[]).map((name) => (
          <Row key={name} head={name}>
            <Cell label="Duration">{`${duration[name]} ms`}</Cell>
            <Cell label="Use">{USES[name]}</Cell>
            <Cell label="Point at it">
              <span className={styles.moving} {...withVars({ [styles.length]: `${duration[name]}ms` })}>
                <Icon name="arrow" />
              </span>
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
