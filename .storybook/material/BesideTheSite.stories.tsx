import styled from '@emotion/styled';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { PanelDialog } from '../../src/shell/navigation/PanelDialog';
import * as search from '../../src/shell/programmes-menu/SearchField.css';
import { theme } from '../../src/theme';
import { Badge } from '../../src/ui/Badge/Badge';
import { Button as OwnButton } from '../../src/ui/Button/Button';
import { Chip as OwnChip } from '../../src/ui/Chip/Chip';
import { Fold } from '../../src/ui/Fold/Fold';
import { Icon } from '../../src/ui/Icon/Icon';
import { IconButton as OwnIconButton } from '../../src/ui/IconButton/IconButton';
import { Cell, columnsOf, Row, StackingTable } from '../../src/ui/StackingTable/StackingTable';
import { Table } from '../pages/Guide';
import { inTheme } from './inTheme';

const HREF = 'https://example.org/';
const nothing = () => undefined;

/** Layout of a pair: side by side, or tables one above the other. */
const Sides = styled.div<{ isWide: boolean }>(({ isWide }) => ({
  display: 'grid',
  gridTemplateColumns: isWide ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(6),
  alignItems: 'start',
}));

type Pair = [material: ReactNode, own: ReactNode];

/** A pair of buttons with this text and these props. */
const buttons = (
  words: string,
  props: { color?: 'apply' | 'sun'; variant?: 'outlined'; size?: 'small' } = {},
): Pair => [
  <Button key="m" {...props}>
    {words}
  </Button>,
  <OwnButton key="o" {...props}>
    {words}
  </OwnButton>,
];
const FEES = [
  ['January', '24 500'],
  ['April', '24 500'],
];

/** Pairs of Material's component and the site's own. */
const PAIRS: Record<string, Pair> = {
  primary: buttons('Find it'),
  apply: buttons('Apply now', { color: 'apply' }),
  sun: buttons('Join now', { color: 'sun' }),
  outlined: buttons('Chat', { variant: 'outlined' }),
  small: buttons('Small', { size: 'small' }),
  icon: [
    <IconButton key="m" aria-label="Close">
      <Icon name="close" />
    </IconButton>,
    <OwnIconButton key="o" aria-label="Close">
      <Icon name="close" />
    </OwnIconButton>,
  ],
  link: [
    <Link key="m" href={HREF}>
      How we teach
    </Link>,
    <a key="o" href={HREF}>
      How we teach
    </a>,
  ],
  filter: [
    <Chip key="m" label="Bootcamps" onClick={nothing} />,
    <OwnChip key="o" isPressed={false} onClick={nothing}>
      Bootcamps
    </OwnChip>,
  ],
  chosen: [
    <Chip key="m" label="All" color="primary" onClick={nothing} aria-pressed />,
    <OwnChip key="o" isPressed onClick={nothing}>
      All
    </OwnChip>,
  ],
  badge: [
    <Chip key="m" label="Full" variant="outlined" icon={<Icon name="minus" />} />,
    <Badge key="o" look="full" icon="minus">
      Full
    </Badge>,
  ],
  field: [
    <TextField key="m" placeholder="Search" slotProps={{ htmlInput: { 'aria-label': 'Search' } }} />,
    <div key="o" className={search.field}>
      <input className={search.input} placeholder="Search" aria-label="Search" />
    </div>,
  ],
  question: [
    <Accordion key="m">
      <AccordionSummary expandIcon={<Icon name="plus" />}>Do I need a laptop?</AccordionSummary>
    </Accordion>,
    <div key="o">
      <Fold summary="Do I need a laptop?">Yes.</Fold>
    </div>,
  ],
  table: [
    <Table key="m" caption="Fees" columns={['Intake', 'Fee']} rows={FEES} />,
    <StackingTable key="o" caption="Fees" columns={columnsOf(['Intake', 36], ['Fee', 44])}>
      {FEES.map(([month, fee]) => (
        <Row key={month} header={month}>
          <Cell label="Fee">{fee}</Cell>
        </Row>
      ))}
    </StackingTable>,
  ],
};

/** Each of Material's components beside the site's own: `e2e/visual/material.visual.ts` compares them. */
const meta = {
  title: 'Material UI in this theme/Beside the site’s own',
  decorators: [inTheme],
  parameters: { layout: 'padded' },
  tags: ['!autodocs', 'wide'],
} satisfies Meta;

export default meta;

export const Pairs: StoryObj = {
  render: () => (
    <Stack spacing={6}>
      {Object.entries(PAIRS).map(([name, [material, own]]) => (
        <Sides key={name} isWide={name === 'table'}>
          <div data-material={name}>{material}</div>
          <div data-own={name}>{own}</div>
        </Sides>
      ))}
    </Stack>
  ),
};

/** The panel of a phone. */
export const MaterialsPanel: StoryObj = {
  tags: ['!wide', 'phone', 'no-picture'],
  parameters: { picture: 'window' },
  render: () => (
    <Drawer open anchor="right" slotProps={{ paper: { 'aria-label': 'Menu', role: 'dialog' } }}>
      Menu
    </Drawer>
  ),
};
export const TheSitesPanel: StoryObj = {
  tags: ['!wide', 'phone', 'no-picture'],
  parameters: { picture: 'window' },
  render: () => (
    <PanelDialog label="Menu" onClose={nothing}>
      Menu
    </PanelDialog>
  ),
};
