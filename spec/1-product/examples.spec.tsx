import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/catalogue';
import { slugOf } from '../../src/catalogue/slugs';
import { AnyExample } from '../../src/sections/common/examples/AnyExample';
import { draw, flat, linesOf, prerender } from '../support/render';

const programmes = catalogue.programmes.map(({ value }) => value);

/** Names of the controls to press in each example, in order. */
const PRESSES: Record<string, string[]> = {
  '/programs/cyber-security': [...Array(4).fill('What happened next?'), 'From the start'],
  '/programs/webdevelopment': ['Six rolls R24', 'Place an order', 'Place an order', 'Rusks R45'],
  '/programs/AIDeveloper': ['Who borrowed this book last?', 'Will it rain on Saturday?'],
  '/programs/dataScience': ['Kitchen', 'All goods'],
  '/programs/AITools': [
    'The stall moves to Saturday.',
    'The next meeting is in May.',
    'The treasurer brings the tables. Still open: who brings the tables.',
    'From the start',
  ],
  '/programs/softwareengineer': ['Write the rule', 'Take the rule out'],
  '/programs/softwareEngineerPython': ['Next line', 'Next line', 'Next line', 'Run it again'],
  '/programs/AIMasteryNoCode': [
    'At the end: One row in the sheet',
    'Always: A person checks it',
    'Always: A person checks it',
    'At the end: One row in the sheet',
  ],
  '/programs/ai-mastery-python': ['Improve and test again', 'Improve and test again', 'From the first prompt'],
  '/programs/AIBusiness': [
    'A made-up invoice: Two people approve it',
    'Data in a chatbot: Rules, on one page',
    'A strange sign-in: Lock first, then ask',
    'A voice on the phone: Call back on a known number',
  ],
  '/programs/AIToolsBC': ['Never a tool', 'A person', 'The tool', 'A person', 'From the start'],
};

describe('an example as it is pressed', () => {
  // After review: npx vitest run examples --update
  it.each(programmes)('S1-47 $path answers each press as it was reviewed', async ({ path, work }) => {
    const working = draw(<AnyExample {...work.window} />).firstElementChild as HTMLElement;
    const still = prerender(<AnyExample {...work.window} />);
    expect(flat(working.textContent)).toBe(flat(still.textContent));
    const told = [linesOf(working)];
    for (const words of PRESSES[path] ?? []) {
      const isNamed = ({ textContent }: Element) => flat(textContent).replace(/ Risk \d of 5$/, '') === words;
      const button = [...working.querySelectorAll('button')].find(isNamed);
      if (!button) throw new Error(`no button ${words}`);
      await userEvent.click(button);
      told.push(['', `Press ${words}`, ...linesOf(working)]);
    }
    await expect(`${told.flat().join('\n')}\n`).toMatchFileSnapshot(`examples/${slugOf(path)}.txt`);
  });
});
