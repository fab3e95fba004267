import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Icon } from '../../src/ui/Icon/Icon';
import { inTheme, rightToLeft } from './inTheme';

const HREF = 'https://example.org/';

function Buttons() {
  return (
    <Stack spacing={4}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button>Find your programme</Button>
        <Button color="apply">Apply now</Button>
        <Button color="sun">Join now</Button>
        <Button variant="outlined">Chat with us</Button>
        <Button variant="text">Not now</Button>
      </Stack>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small">Small</Button>
        <Button startIcon={<Icon name="user" />}>Log in</Button>
        <Button href={HREF}>A link</Button>
        <Button disabled>Not yet</Button>
        <Button variant="outlined" disabled>
          Not yet
        </Button>
      </Stack>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <IconButton aria-label="Close">
          <Icon name="close" />
        </IconButton>
        <IconButton aria-label="Search" disabled>
          <Icon name="search" />
        </IconButton>
        <Link href={HREF}>How we teach</Link>
      </Stack>
      <Breadcrumbs aria-label="You are here">
        <Link href={HREF}>Programmes</Link>
        <Link href={HREF}>Bootcamps</Link>
        <span aria-current="page">Cyber Security</span>
      </Breadcrumbs>
    </Stack>
  );
}

const meta = {
  title: 'Material UI in this theme/Buttons and links',
  component: Buttons,
  decorators: [inTheme],
  parameters: { layout: 'padded' },
  tags: ['!autodocs', 'phone'],
} satisfies Meta<typeof Buttons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = { tags: ['wide'] };
export const Focus: Story = { play: () => userEvent.tab() };
export const LargeText: Story = { tags: ['layout'], globals: { textSize: '200' } };
export const RightToLeft: Story = { tags: ['layout'], decorators: [rightToLeft] };
