import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RequirementId, requirements } from '../../spec/requirements';
import { theme } from '../../src/theme';
import { inTheme } from '../material/inTheme';
import { Guide, Lines, Rules, Table } from './Guide';

const meta = {
  title: 'System/Breakpoints',
  decorators: [inTheme],
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta;

export default meta;

const breakpoints = theme.breakpoints.values;

/** Change from each width on, and the requirement that fixes the width. */
const CHANGES: Record<keyof typeof breakpoints, { what: string; id?: RequirementId }> = {
  xs: { what: 'The narrowest layout: one column, sideways cards' },
  tiny: { what: 'The centre’s name stands beside its glyph' },
  small: { what: 'Buttons of the hero are no longer as wide as the screen; long headings break between words alone' },
  sm: { what: 'Cards stand upright' },
  md: { what: 'The wide bar with its links and dropdown, in place of the phone’s panels', id: 'S9-01' },
  lg: { what: 'Two columns; the drawing of the intakes lies along the page' },
  nav: { what: 'The promotion bar says its whole sentence', id: 'S9-03' },
  foot: { what: 'The footer has five columns', id: 'S9-02' },
  wide: { what: 'The hero’s heading may grow' },
  xl: { what: 'The hero’s pattern has five columns' },
  xxl: { what: 'The hero’s pattern has six columns' },
};

function statementOf(id: RequirementId) {
  return `${id}: ${requirements.find((row) => row.id === id)?.statement}`;
}

export const Breakpoints: StoryObj = {
  render: () => (
    <Guide
      heading="Breakpoints"
      lead="The widths that the specification names are media queries in px. Everything else folds where its letters do not fit."
    >
      <Table
        caption="Breakpoints"
        columns={['Name', 'From', 'What changes', 'Fixed by']}
        rows={Object.entries(CHANGES).map(([name, { what, id }]) => [
          ...[name, `${breakpoints[name as keyof typeof breakpoints]}\u00a0px`, what],
          id ? statementOf(id) : 'The design',
        ])}
      />
      <Rules heading="Which query when">
        <Lines
          items={[
            'up, down, between (src/theme/media.ts): where the specification names a width in px.',
            'fits: for what stands side by side. It is a container query in em, so that text twice the size folds like half the width.',
            'tableRoom: where a table’s rows become blocks.',
          ]}
        />
      </Rules>
    </Guide>
  ),
};
