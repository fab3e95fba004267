import { describe, expect, it } from 'vitest';
import { openExample } from '../support/examples';

describe('a flow of steps', () => {
  it('S1-47 without a step it says what happens, the gravest first', async () => {
    const { figure, said, press } = await openExample('/programs/AIMasteryNoCode');
    const on = () => figure.getAllByRole('button').map((step) => step.getAttribute('aria-pressed'));
    expect(on()).toEqual(['true', 'true', 'true', 'true']);
    await press('At the end One row in the sheet');
    expect(said()).toBe('The reply is sent, and next week nobody can find it.');
    await press('Always A person checks it');
    expect(said()).toMatch(/^A wrong date went straight to a customer/);
    expect(on()).toEqual(['true', 'true', 'false', 'false']);
    await press('Always A person checks it');
    await press('At the end One row in the sheet');
    expect(said()).toBe('Each request gets a reply that a person has read. Switch a step off and see.');
  });
});

describe('a prompt and its tests', () => {
  it('S1-47 each round has a better prompt and the same tests', async () => {
    const { figure, said, press } = await openExample('/programs/ai-mastery-python');
    const results = () =>
      figure.getAllByRole('listitem').map(({ textContent }) => /\d+ of \d+$/.exec(textContent ?? '')?.[0]);
    expect(results()).toEqual(['14 of 18', '3 of 10', '12 of 12']);
    await press('Improve and test again');
    expect(results()).toEqual(['18 of 18', '9 of 10', '12 of 12']);
    expect(figure.getByText('Prompt 2')).toBeTruthy();
    await press('Improve and test again');
    expect(results()).toEqual(['18 of 18', '10 of 10', '12 of 12']);
    expect(said()).toMatch(/^All 40 tests pass\./);
    await press('From the first prompt');
    expect(results()).toEqual(['14 of 18', '3 of 10', '12 of 12']);
  });
});

describe('a board of risks', () => {
  it('S1-47 a change that is chosen makes the risk smaller', async () => {
    const { said, press } = await openExample('/programs/AIBusiness');
    expect(said()).toBe('Changes chosen: 1 of 4. Risk left: 13 of 16.');
    await press('A made-up invoice: Two people approve it');
    expect(said()).toBe('Changes chosen: 2 of 4. Risk left: 9 of 16.');
    await press('A voice on the phone: Call back on a known number');
    expect(said()).toBe('Changes chosen: 1 of 4. Risk left: 12 of 16.');
  });

  it('S1-47 a fourth change is refused at first', async () => {
    const { figure, said, press } = await openExample('/programs/AIBusiness');
    await press('Data in a chatbot: Rules, on one page');
    await press('A strange sign-in: Lock first, then ask');
    await press('A made-up invoice: Two people approve it');
    expect(said()).toMatch(/^Three changes at first/);
    expect(figure.getAllByRole('button', { pressed: true })).toHaveLength(3);
  });
});

describe('tasks of a business', () => {
  const places = (figure: Awaited<ReturnType<typeof openExample>>['figure']) =>
    figure.getAllByRole('list').map((list) => [...list.children].map(({ textContent }) => textContent));

  it('S1-47 a task goes where it belongs, with a reason', async () => {
    const { figure, said, press } = await openExample('/programs/AIToolsBC');
    expect(said()).toBe('3 of 5 tasks are sorted.');
    await press('Never a tool');
    expect(said()).toBe('Think again. A person must answer for it.');
    await press('A person');
    expect(said()).toBe('Yes. A person must answer for it.');
    await press('The tool');
    expect(places(figure)).toEqual([
      ['First drafts of quotes', 'Titles for photos'],
      ['An angry customer', 'Who gets a discount'],
      ['Bank details'],
    ]);
    await press('A person');
    expect(said()).toBe('All sorted, on one page.');
  });

  it('S1-47 it can be sorted from the start', async () => {
    const { figure, said, press } = await openExample('/programs/AIToolsBC');
    await press('A person');
    await press('From the start');
    expect(figure.queryAllByRole('list')).toEqual([]);
    expect(said()).toBe('0 of 5 tasks are sorted.');
  });
});
