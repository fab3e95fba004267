import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/catalogue';
import { EXAMPLES, openExample } from '../support/examples';
import { flat, prerender } from '../support/render';

const programmes = catalogue.programmes.map(({ value }) => value);

describe('an example before its scripts', () => {
  it.each(programmes)('S1-47 $path draws a whole still, without buttons', ({ work }) => {
    const Example = EXAMPLES[work.window.kind];
    const still = prerender(<Example window={work.window} />);
    expect(still.querySelector('p')?.textContent).toBe(work.window.name);
    expect(still.querySelectorAll('button, a, input, [tabindex]')).toHaveLength(0);
    expect(flat(still.textContent).length).toBeGreaterThan(100);
  });

  it.each(programmes)('S1-47 $path keeps the words of its still when its scripts come', async ({ path, work }) => {
    const Example = EXAMPLES[work.window.kind];
    const still = prerender(<Example window={work.window} />);
    const { figure } = await openExample(path);
    const working = figure.getByText(work.window.name).parentElement as HTMLElement;
    // What a shop's buttons do is said to screen readers alone.
    expect(flat(working.textContent).replaceAll('Add ', '')).toBe(flat(still.textContent));
  });

  it('S1-47 content of another kind draws nothing', () => {
    const Example = EXAMPLES.log;
    const other = programmes.find(({ work }) => work.window.kind !== 'log');
    if (!other) throw new Error('no other kind');
    expect(prerender(<Example window={other.work.window} />).innerHTML).toBe('');
  });
});

describe('the night of an incident', () => {
  it('S1-47 each press goes to the next entry and says what it means', async () => {
    const { figure, said, press } = await openExample('/programs/cyber-security');
    expect(said()).toBe('Forty tries in two minutes: nobody types that fast. A program is guessing.');
    await press('What happened next?');
    expect(said()).toBe('The door is shut first. Nobody has to know yet who it was.');
    for (let entry = 2; entry < 5; entry += 1) await press('What happened next?');
    expect(said()).toBe('Three pieces of advice on one page, in words that the owner can follow.');
    await press('From the start');
    expect(said()).toBe('Forty tries in two minutes: nobody types that fast. A program is guessing.');
    expect(figure.getByRole('button').textContent).toBe('What happened next?');
  });

  it('S1-47 one entry is the current one', async () => {
    const { figure, press } = await openExample('/programs/cyber-security');
    const current = () => figure.getAllByRole('listitem').filter((entry) => entry.ariaCurrent === 'step');
    expect(current().map(({ textContent }) => textContent)).toEqual(['02:14 Forty wrong passwords, one account']);
    await press('What happened next?');
    expect(current().map(({ textContent }) => textContent)).toEqual(['02:16 Account locked, owner phoned']);
  });
});

describe('a small shop', () => {
  it('S1-47 bread goes into the basket by keyboard, and the price follows', async () => {
    const { button, said } = await openExample('/programs/webdevelopment');
    expect(said()).toBe('In your basket: 1 × Brown loaf. R28');
    button('Add Brown loaf R28').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(said()).toBe('In your basket: 2 × Brown loaf, 1 × Six rolls. R80');
  });

  it('S1-47 an order is thanked for and empties the basket; nothing is sent', async () => {
    const { said, press } = await openExample('/programs/webdevelopment');
    await press('Place an order');
    expect(said()).toBe('Thank you. Fetch it from seven. This is an example: no order was sent.');
    await press('Place an order');
    expect(said()).toBe('Your basket is empty.');
    await press('Add Rusks R45');
    expect(said()).toBe('In your basket: 1 × Rusks. R45');
  });
});

describe('a library’s assistant', () => {
  it('S1-47 it answers from a page, refuses private questions, never guesses', async () => {
    const { figure, said, press } = await openExample('/programs/AIDeveloper');
    expect(figure.getByRole('button', { pressed: true }).textContent).toBe('Open on a public holiday?');
    expect(said()).toMatch(/^No\. It is closed that day .*From the page: Opening hours/);
    await press('Who borrowed this book last?');
    expect(said()).toMatch(/^That I may not say: what someone reads is private\..*refused, as it must$/);
    expect(figure.getByRole('button', { pressed: true }).textContent).toBe('Who borrowed this book last?');
    await press('Will it rain on Saturday?');
    expect(said()).toMatch(/^I do not know\..*does not guess$/);
  });
});

describe('a data set', () => {
  const rows = (figure: Awaited<ReturnType<typeof openExample>>['figure']) =>
    figure
      .getAllByRole('listitem')
      .map((row) => [flat(row.textContent), row.querySelector('svg')?.getAttribute('width')]);

  it('S1-47 a group has its own bars, to one scale', async () => {
    const { figure, said, press } = await openExample('/programs/dataScience');
    expect(rows(figure)).toEqual([
      ['Wrong size 46', '100%'],
      ['Came late 27', '58.7%'],
      ['Damaged 15', '32.6%'],
      ['Other 12', '26.1%'],
    ]);
    await press('Kitchen');
    expect(rows(figure)).toEqual([
      ['Came late 16', '100%'],
      ['Damaged 12', '75%'],
      ['Wrong size 8', '50%'],
      ['Other 6', '37.5%'],
    ]);
    expect(said()).toBe('Two of three came late or damaged. A size guide would change nothing here.');
    await press('All goods');
    expect(rows(figure)[0]).toEqual(['Wrong size 46', '100%']);
  });

  it('S1-47 the bars are sorted by name, and back', async () => {
    const { figure, press } = await openExample('/programs/dataScience');
    await press('A to Z');
    expect(rows(figure).map(([row]) => row)).toEqual(['Came late 27', 'Damaged 15', 'Other 12', 'Wrong size 46']);
    await press('A to Z');
    expect(rows(figure)[0]?.[0]).toBe('Wrong size 46');
  });

  it('S1-47 the groups add up to all goods', async () => {
    const window = programmes.map(({ work }) => work.window).find(({ kind }) => kind === 'chart');
    if (window?.kind !== 'chart') throw new Error('no chart');
    const sums = window.bars.map((_, bar) => window.counts.reduce((sum, { values }) => sum + (values[bar] ?? 0), 0));
    expect(sums).toEqual(window.bars.map(({ value }) => value));
  });
});

describe('minutes of a meeting', () => {
  it('S1-47 a line is compared with the notes and corrected if wrong', async () => {
    const { figure, said, press } = await openExample('/programs/AITools');
    const struck = () => figure.getAllByRole('deletion').map(({ textContent }) => textContent);
    expect(struck()).toEqual(['The treasurer brings the tables.']);
    await press('The stall moves to Saturday.');
    expect(said()).toBe('Agrees with the notes, and the notes say that all agreed.');
    await press('The next meeting is in May.');
    expect(struck()).toEqual(['The treasurer brings the tables.', 'The next meeting is in May.']);
    expect(figure.getByText('The next meeting is on 12 May.').tagName).toBe('INS');
    expect(said()).toMatch(/^Three lines, two faults/);
  });

  it('S1-47 a second press takes the check back', async () => {
    const { figure, said, press } = await openExample('/programs/AITools');
    await press('The treasurer brings the tables. Still open: who brings the tables.');
    expect(figure.queryByRole('deletion')).toBeNull();
    expect(said()).toBe('Nothing is checked yet. Would you send these minutes?');
  });
});

describe('tests of a booking system', () => {
  it('S1-47 the rule turns the last test green, and red without it', async () => {
    const { figure, said, press } = await openExample('/programs/softwareengineer');
    const tests = () => figure.getAllByText(/: (passes|fails)$/).map(({ textContent }) => textContent?.split(': ')[1]);
    expect(tests()).toEqual(['passes', 'passes', 'fails']);
    expect(figure.queryByText('if (taken(room, time)) {')).toBeNull();
    await press('Write the rule');
    expect(tests()).toEqual(['passes', 'passes', 'passes']);
    expect(figure.getByText('if (taken(room, time)) {').closest('li')?.ariaCurrent).toBe('step');
    expect(said()).toMatch(/^3 of 3 tests pass\./);
    await press('Take the rule out');
    expect(said()).toMatch(/^2 of 3 tests pass\./);
  });
});

describe('a program that runs line by line', () => {
  it('S1-47 each press runs one line, and the variables follow', async () => {
    const { figure, said, press } = await openExample('/programs/softwareEngineerPython');
    const line = () => figure.getAllByRole('listitem').find(({ ariaCurrent }) => ariaCurrent === 'step')?.textContent;
    const values = () => figure.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(line()).toBe('        low.append(item)');
    await press('Next line');
    expect([line(), ...values()]).toEqual(['for item in stock:', '"eggs"', '["milk"]', '–']);
    await press('Next line');
    expect(said()).toBe('Is nine less than four? No, so line 5 is left out.');
    await press('Next line');
    expect(values()).toEqual(['"eggs"', '["milk"]', "Order: ['milk']"]);
    await press('Run it again');
    expect([line(), ...values()]).toEqual(['stock = {"milk": 2, "eggs": 9}', '–', '–', '–']);
  });
});
