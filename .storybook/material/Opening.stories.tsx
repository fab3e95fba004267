import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Icon } from '../../src/ui/Icon/Icon';
import { inTheme, rightToLeft } from './inTheme';

function TabsAndAccordion() {
  const [tab, setTab] = useState(0);
  return (
    <Stack spacing={6}>
      <Tabs value={tab} onChange={(_event, chosen) => setTab(chosen)} aria-label="Programme">
        <Tab label="Modules" />
        <Tab label="Fees" />
        <Tab label="Dates" disabled />
      </Tabs>
      <div>
        {['Do I need a laptop?', 'May I pay monthly?'].map((question, index) => (
          <Accordion key={question} defaultExpanded={index === 0}>
            <AccordionSummary expandIcon={<Icon name="plus" />}>{question}</AccordionSummary>
            <AccordionDetails>Yes. We say how before you apply.</AccordionDetails>
          </Accordion>
        ))}
      </div>
    </Stack>
  );
}

function Opened({ kind }: { kind: 'dialog' | 'drawer' | 'menu' }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const isOpen = anchor !== null;
  return (
    <>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Open</Button>
      <Dialog open={kind === 'dialog' && isOpen} onClose={close} aria-labelledby="title">
        <DialogTitle id="title">Leave this form?</DialogTitle>
        <DialogContent>
          <DialogContentText>What you have typed is kept for an hour.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            Stay
          </Button>
          <Button onClick={close}>Leave</Button>
        </DialogActions>
      </Dialog>
      <Drawer
        anchor="right"
        open={kind === 'drawer' && isOpen}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Menu' } }}
      >
        <Button variant="text" onClick={close}>
          Close
        </Button>
      </Drawer>
      <Menu anchorEl={anchor} open={kind === 'menu' && isOpen} onClose={close}>
        <MenuItem onClick={close} selected>
          Newest first
        </MenuItem>
        <MenuItem onClick={close}>Cheapest first</MenuItem>
        <MenuItem disabled>Nearest first</MenuItem>
      </Menu>
    </>
  );
}

const meta = {
  title: 'Material UI in this theme/Tabs, accordions and what opens',
  component: Opened,
  decorators: [inTheme],
  parameters: { layout: 'padded' },
  tags: ['!autodocs', 'phone'],
  args: { kind: 'dialog' },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens it, and waits for the end of its animation. */
const opened: Story = {
  parameters: { picture: 'window' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const [opened] = await screen.findAllByRole('presentation');
    await expect(opened).toBeVisible();
  },
};

export const InThePage: Story = { render: () => <TabsAndAccordion /> };
export const InThePageLargeText: Story = { tags: ['layout'], ...InThePage, globals: { textSize: '200' } };
export const InThePageRightToLeft: Story = { tags: ['layout'], ...InThePage, decorators: [rightToLeft] };
export const ADialog: Story = opened;
export const ADrawer: Story = { ...opened, args: { kind: 'drawer' } };
export const AMenu: Story = { ...opened, args: { kind: 'menu' } };
export const ATooltip: Story = {
  render: () => (
    <Tooltip open title="Opens a new tab" placement="bottom">
      <Button>Apply now</Button>
    </Tooltip>
  ),
  parameters: { picture: 'window' },
};
