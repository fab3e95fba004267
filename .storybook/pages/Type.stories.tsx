import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../src/theme';
import { Guide, Table } from './Guide';

export default { title: 'System/Type', tags: ['no-picture'] } satisfies Meta;

const VARIANTS = ['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2', 'button'] as const;

export const Type: StoryObj = {
  render: () => (
    <Guide
      heading="Type"
      lead="Bricolage Grotesque for headings, Atkinson Hyperlegible Next for everything else: its slashed zero and its clear I, l and 1 suit fees, codes and people who read with effort. Sizes are in rem and follow the visitor’s own text size."
    >
      <Table
        caption="The variants of type"
        columns={['Variant', 'Looks so', 'Size', 'Line', 'Weight', 'Tracking']}
        rows={VARIANTS.map((name) => {
          const { fontSize, lineHeight, fontWeight = 400, letterSpacing = '0' } = theme.typography[name];
          return [
            name,
            <Typography key="sample" variant={name} component="span">
              Grow
            </Typography>,
            ...[fontSize, lineHeight, fontWeight, letterSpacing].map(String),
          ];
        })}
      />
    </Guide>
  ),
};
