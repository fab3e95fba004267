import type { TypographyVariant } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { theme } from '../../src/theme';
import { inTheme } from '../material/inTheme';
import { Guide, Lines, Rules, Table } from './Guide';

const meta = {
  title: 'System/Type',
  decorators: [inTheme],
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta;

export default meta;

const { layout, typography } = theme;
const USES: Partial<Record<TypographyVariant, string>> = {
  h1: 'A page’s first heading, and the heading of a closing band',
  h2: 'The heading of a band',
  h3: 'The heading of a card or a column',
  h4: 'A heading inside those',
  subtitle1: 'The lead under a heading',
  body1: 'Text',
  body2: 'Small text; never smaller for a sentence',
  button: 'Buttons',
};

export const Type: StoryObj = {
  render: () => (
    <Guide
      heading="Type"
      lead="Bricolage Grotesque for headings, Atkinson Hyperlegible Next for everything else: its slashed zero and its clear I, l and 1 suit fees, codes and people who read with effort."
    >
      <Table
        caption="The variants of type"
        columns={['Variant', 'Looks so', 'Size', 'Line', 'Weight', 'Tracking']}
        rows={(Object.keys(USES) as (keyof typeof USES)[]).map((name) => {
          const { fontSize, lineHeight, fontWeight = 400, letterSpacing = '0', fontFamily } = typography[name];
          const face = fontFamily === typography.h1.fontFamily ? ', in the heading’s face' : '';
          return [
            name,
            <Fragment key="sample">
              <Typography variant={name} component="span" sx={{ overflowWrap: 'anywhere' }}>
                Grow
              </Typography>{' '}
              {USES[name] + face}
            </Fragment>,
            ...[fontSize, lineHeight, fontWeight, letterSpacing].map(String),
          ];
        })}
      />
      <Rules heading="Rules">
        <Lines
          items={[
            'Sizes are in rem and follow the visitor’s own text size. What stands side by side folds by the letters that fit, not by pixels.',
            `A badge is ${typography.caption.fontSize} and bold; nothing is smaller. A line of text is at most ${layout.measure}, a lead ${layout.leadMeasure}.`,
            'Headings are balanced over their lines. Amounts and units stay together: R24 500, 14 weeks.',
            'Headings go down by one level at a time, one h1 on a page. A look is never a reason for a level.',
            'Fees, codes and registration numbers are in the text’s face, never in the heading’s.',
          ]}
        />
      </Rules>
    </Guide>
  ),
};
