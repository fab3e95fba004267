import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../src/theme';
import { inTheme } from '../material/inTheme';
import { Guide, Rules, Table } from './Guide';
import { Bar, Shape } from './samples';

const meta = {
  title: 'System/Space and shape',
  decorators: [inTheme],
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta;

export default meta;

const { layout, shape, size, spacing } = theme;
const values: Record<string, string> = { ...size, ...layout };
const STEPS = [1, 2, 3, 4, 6, 8, 12, 16, 24];
const SIZES: Record<keyof typeof size, string> = {
  sm: 'the smallest target: links, icon buttons, small buttons',
  md: 'chips and close buttons',
  lg: 'buttons and the search field',
  applyBar: 'the bar at the foot of the window',
  bar: 'the navigation bar of a small screen',
  wideBar: 'the navigation bar of a wide one',
};
const LAYOUT: Record<keyof typeof layout, string> = {
  minor: 'above and below a band that goes on with a thought',
  major: 'above one that begins a thought',
  minorHeading: 'Size of a minor band’s heading',
  heading: 'under the heading of a band',
  gutter: 'left and right of it',
  content: 'the widest text and card area',
  columns: 'between the two columns of a band',
  sideText: 'at the end of a programme’s lines',
  measure: 'the longest line of text',
  leadMeasure: 'the longest line of a lead',
};

export const SpaceAndShape: StoryObj = {
  name: 'Space and shape',
  render: () => (
    <Guide
      heading="Space and shape"
      lead="A grid of 4 px and its halves, targets of 44 px and more, and one corner: the leaf cut."
    >
      <Rules heading="Space">
        <Table
          caption="Steps of space"
          columns={['In the code', 'Length', 'Looks so']}
          rows={STEPS.map((step) => [
            `theme.spacing(${step})`,
            spacing(step),
            <Bar key="bar" length={spacing(step)} />,
          ])}
        />
      </Rules>
      <Rules heading="Sizes and widths">
        <Table
          caption="Sizes and widths"
          columns={['Token', 'Value', 'Use']}
          rows={Object.entries({ ...SIZES, ...LAYOUT }).map(([name, use]) => [name, values[name], use])}
        />
      </Rules>
      <Rules heading="Shape">
        <p>
          Top left and bottom right are round, the other two nearly square. A button’s cut flips under the pointer.
          Fields alone are round on all sides. No pills, no circles.
        </p>
        <Table
          caption="The leaf cut"
          columns={['Token', 'Value', 'Looks so']}
          rows={Object.entries(shape.leaf).map(([name, value]) => [name, value, <Shape key="shape" corners={value} />])}
        />
      </Rules>
    </Guide>
  ),
};
