import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { inTheme, rightToLeft } from './inTheme';

function Fields() {
  return (
    <Stack spacing={5} sx={{ maxWidth: 440 }}>
      <TextField id="name" label="Full name" placeholder="As on your identity document" />
      <TextField
        id="email"
        label="Email"
        defaultValue="thandi@"
        error
        helperText="Enter an email address, like name@example.org"
      />
      <TextField id="number" label="Student number" defaultValue="2027-014" disabled helperText="We fill this in" />
      <TextField id="words" label="Why this programme?" multiline minRows={2} />
      <TextField id="programme" label="Programme" select defaultValue="cyber">
        <MenuItem value="cyber">Cyber Security</MenuItem>
        <MenuItem value="ai">AI Tools</MenuItem>
      </TextField>
      <FormControl>
        <FormLabel id="when">When</FormLabel>
        <RadioGroup aria-labelledby="when" defaultValue="day">
          <FormControlLabel value="day" control={<Radio />} label="In the daytime" />
          <FormControlLabel value="evening" control={<Radio />} label="In the evening" />
          <FormControlLabel value="weekend" control={<Radio />} label="At the weekend" disabled />
        </RadioGroup>
      </FormControl>
      <FormControlLabel control={<Checkbox defaultChecked />} label="I have a laptop" />
      <FormControlLabel control={<Checkbox />} label="I need a laptop" />
      <FormControlLabel control={<Switch defaultChecked />} label="Tell me of new dates" />
      <FormControlLabel control={<Switch />} label="Send the brochure" />
    </Stack>
  );
}

const meta = {
  title: 'Material UI in this theme/Fields',
  component: Fields,
  decorators: [inTheme],
  parameters: { layout: 'padded' },
  tags: ['!autodocs', 'phone'],
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const Focus: Story = { play: () => userEvent.tab() };
export const LargeText: Story = { tags: ['layout'], globals: { textSize: '200' } };
export const RightToLeft: Story = { tags: ['layout'], decorators: [rightToLeft] };
