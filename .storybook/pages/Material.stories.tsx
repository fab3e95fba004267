import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { ThemeProvider } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../src/theme';
import { Badge } from '../../src/ui/Badge/Badge';
import { Button as OwnButton } from '../../src/ui/Button/Button';
import { Chip as OwnChip } from '../../src/ui/Chip/Chip';
import { Icon } from '../../src/ui/Icon/Icon';
import { Guide, Table } from './Guide';

export default { title: 'System/Material', tags: ['layout', 'wide'] } satisfies Meta;

const HREF = 'https://example.org/';
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(4), alignItems: 'center' });
const BUTTONS = [
  { children: 'Find it' },
  { children: 'Apply now', color: 'apply' },
  { children: 'Chat', variant: 'outlined' },
  { children: 'Small', size: 'small' },
] as const;
const nothing = () => undefined;

export const Material: StoryObj = {
  render: () => (
    <Guide
      heading="Material in this theme"
      lead="Material’s Button, Link, Chip, Table and Dialog look as the site’s own parts. A site of Material’s components that shares the look takes this theme."
    >
      <Table
        caption="Material’s parts beside the site’s own"
        columns={['Part', 'Material’s', 'The site’s']}
        rows={[
          [
            'Button',
            <Row key="material">
              {BUTTONS.map((props) => (
                <Button key={props.children} {...props} />
              ))}
            </Row>,
            <Row key="own">
              {BUTTONS.map((props) => (
                <OwnButton key={props.children} {...props} />
              ))}
            </Row>,
          ],
          [
            'Link',
            <Link key="material" href={HREF}>
              How we teach
            </Link>,
            <a key="own" href={HREF}>
              How we teach
            </a>,
          ],
          [
            'Chip',
            <Row key="material">
              <Chip label="Bootcamps" onClick={nothing} />
              <Chip label="All" color="primary" onClick={nothing} aria-pressed />
              <Chip label="Full" variant="outlined" icon={<Icon name="minus" />} />
            </Row>,
            <Row key="own">
              <OwnChip isPressed={false} onClick={nothing}>
                Bootcamps
              </OwnChip>
              <OwnChip isPressed onClick={nothing}>
                All
              </OwnChip>
              <Badge look="full" icon="minus">
                Full
              </Badge>
            </Row>,
          ],
        ]}
      />
    </Guide>
  ),
};

export const MaterialDialog: StoryObj = {
  tags: ['phone'],
  render: () => (
    <ThemeProvider theme={theme}>
      <Dialog open aria-labelledby="title">
        <DialogTitle id="title">Leave this form?</DialogTitle>
        <DialogContent>What you have typed is kept for an hour.</DialogContent>
        <DialogActions>
          <Button>Stay</Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  ),
};
