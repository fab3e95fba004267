import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../src/ui/Icon/Icon';
import { Table } from '../pages/Guide';
import { inTheme, rightToLeft } from './inTheme';

const nothing = () => undefined;

function Data() {
  return (
    <Stack spacing={5}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip label="All" color="primary" onClick={nothing} aria-pressed />
        <Chip label="Bootcamps" onClick={nothing} aria-pressed={false} />
        <Chip label="Closed" onClick={nothing} disabled />
        <Chip label="Open" icon={<Icon name="check" />} />
      </Stack>
      <Table
        caption="Fees"
        columns={['Intake', 'Fee']}
        rows={[
          ['January', '24 500'],
          ['April', '24 500'],
        ]}
      />
      <Alert severity="success">Your application is in.</Alert>
      <Alert severity="info">Applications close on Friday.</Alert>
      <Alert severity="warning">Two places are left.</Alert>
      <Alert severity="error">The file is larger than 5 MB.</Alert>
      <LinearProgress variant="determinate" value={40} aria-label="Upload" />
    </Stack>
  );
}

const meta = {
  title: 'Material UI in this theme/Chips, tables and messages',
  component: Data,
  decorators: [inTheme],
  parameters: { layout: 'padded' },
  tags: ['!autodocs', 'phone'],
} satisfies Meta<typeof Data>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const LargeText: Story = { tags: ['layout'], globals: { textSize: '200' } };
export const RightToLeft: Story = { tags: ['layout'], decorators: [rightToLeft] };
