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
import { AnyExample } from './AnyExample';

const meta = {
  component: AnyExample,
  parameters: {
    keyboard: { Tab: 'goes from control to control', 'Enter, Space': 'presses one' },
    screenReader:
      'Lists of toggle buttons, or numbered lines, of which one is current, and a button. After a press a status says what came of it. Drawings are not read.',
    requirements: ['S1-47'],
  },
} satisfies Meta<typeof AnyExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = { args: aiBusiness.work.window };
export const Chart: Story = { args: dataScience.work.window };
export const Code: Story = { args: softwareEngineerPython.work.window };
export const Desk: Story = { args: aiDeveloper.work.window };
export const Flow: Story = { args: aiMasteryNoCode.work.window };
export const Log: Story = { args: cyberSecurity.work.window };
export const Minutes: Story = { args: aiTools.work.window };
export const Rounds: Story = { args: aiMasteryPython.work.window };
export const Shop: Story = { args: webdevelopment.work.window };
export const Sort: Story = { args: aiToolsBc.work.window };
export const Tests: Story = { args: softwareengineer.work.window };
