import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../src/theme';
import { Guide, Table } from './Guide';

export default { title: 'System/Space and shape', tags: ['no-picture'] } satisfies Meta;

const { breakpoints, layout, shape, size, spacing } = theme;

const Shape = styled.span<{ corners: string }>(({ corners }) => ({
  display: 'block',
  width: spacing(24),
  height: size.lg,
  border: `2px solid ${theme.vars.palette.edge.outline}`,
  borderRadius: corners,
}));

export const SpaceAndShape: StoryObj = {
  name: 'Space and shape',
  render: () => (
    <Guide
      heading="Space and shape"
      lead="A grid of 4 px and its halves, targets of 44 px and more, and one corner, the leaf cut: top left and bottom right are round, the other two nearly square. A button’s cut flips under the pointer."
    >
      <Table
        caption="Steps of space"
        columns={['In the code', 'Length']}
        rows={[1, 2, 3, 4, 6, 8, 12, 16, 24].map((step) => [`theme.spacing(${step})`, spacing(step)])}
      />
      <Table
        caption="Sizes, widths and breakpoints"
        columns={['Token', 'Value']}
        rows={Object.entries({ size, layout, breakpoints: breakpoints.values }).flatMap(([group, tokens]) =>
          Object.entries(tokens).map(([name, value]) => [`${group}.${name}`, String(value)]),
        )}
      />
      <Table
        caption="The leaf cut"
        columns={['Token', 'Value', 'Looks so']}
        rows={Object.entries(shape.leaf).map(([name, value]) => [name, value, <Shape key="shape" corners={value} />])}
      />
    </Guide>
  ),
};
