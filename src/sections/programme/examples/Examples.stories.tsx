import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import type { Meta, StoryObj } from '../../../../.storybook/story';
import aiBusiness from '../../../catalogue/programmes/AIBusiness.yaml';
import aiDeveloper from '../../../catalogue/programmes/AIDeveloper.yaml';
import aiMasteryNoCode from '../../../catalogue/programmes/AIMasteryNoCode.yaml';
import aiTools from '../../../catalogue/programmes/AITools.yaml';
import aiToolsBc from '../../../catalogue/programmes/AIToolsBC.yaml';
import aiMasteryPython from '../../../catalogue/programmes/ai-mastery-python.yaml';
import cyberSecurity from '../../../catalogue/programmes/cyber-security.yaml';
import dataScience from '../../../catalogue/programmes/dataScience.yaml';
import softwareEngineerPython from '../../../catalogue/programmes/softwareEngineerPython.yaml';
import softwareengineer from '../../../catalogue/programmes/softwareengineer.yaml';
import webdevelopment from '../../../catalogue/programmes/webdevelopment.yaml';
import { BoardExample } from './Board';
import { ChartExample } from './Chart';
import { CodeExample } from './Code';
import { DeskExample } from './Desk';
import type { Example } from './example';
import { FlowExample } from './Flow';
import { LogExample } from './Log';
import { MinutesExample } from './Minutes';
import { RoundsExample } from './Rounds';
import { ShopExample } from './Shop';
import { SortExample } from './Sort';
import { TestsExample } from './Tests';

const meta = {
  component: BoardExample,
  subcomponents: {
    ChartExample,
    CodeExample,
    DeskExample,
    FlowExample,
    LogExample,
    MinutesExample,
    RoundsExample,
    ShopExample,
    SortExample,
    TestsExample,
  },
  decorators: [inBand],
  args: { window: aiBusiness.work.window },
  parameters: {
    keyboard: { Tab: 'goes from control to control', 'Enter, Space': 'presses one' },
    screenReader:
      'Lists of toggle buttons, or numbered lines, of which one is current, and a button. After a press a status says what came of it. Drawings are not read.',
    requirements: ['S1-47'],
  },
} satisfies Meta<typeof BoardExample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a programme's learners make, as it is at first. */
const first = (Drawn: Example, { work }: Pick<typeof aiBusiness, 'work'>): Story => ({
  args: { window: work.window },
  render: (args) => <Drawn {...args} />,
});
/** The same after a press on the button `name`, and what is said then. */
const pressed = (story: Story, name: string, said: string): Story => ({
  ...story,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('status')).toHaveTextContent(said);
  },
});

export const Board = first(BoardExample, aiBusiness);
export const Chart = first(ChartExample, dataScience);
export const ChartKitchen = pressed(Chart, 'Kitchen', 'Two of three came late or damaged.');
export const Code = first(CodeExample, softwareEngineerPython);
export const Desk = first(DeskExample, aiDeveloper);
export const DeskRefuses = pressed(Desk, 'Who borrowed this book last?', 'That I may not say');
export const Flow = first(FlowExample, aiMasteryNoCode);
export const Log = first(LogExample, cyberSecurity);
export const LogSecond = pressed(Log, 'What happened next?', 'The door is shut first.');
export const Minutes = first(MinutesExample, aiTools);
export const MinutesAgrees = pressed(Minutes, 'The stall moves to Saturday.', 'Agrees with the notes');
export const Rounds = first(RoundsExample, aiMasteryPython);
export const RoundsSecond = pressed(Rounds, 'Improve and test again', 'Better.');
export const Shop = first(ShopExample, webdevelopment);
export const ShopOrdered = pressed(Shop, 'Place an order', 'no order was sent');
export const Sort = first(SortExample, aiToolsBc);
export const SortWrongPlace = pressed(Sort, 'The tool', 'Think again.');
export const Tests = first(TestsExample, softwareengineer);
export const TestsPass = pressed(Tests, 'Write the rule', '3 of 3 tests pass.');
