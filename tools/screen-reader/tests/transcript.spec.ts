import { describe, expect, it } from 'vitest';
import { asText, hearTwice, unheard } from '../transcript';

const versions = { orca: '43.1', speechDispatcher: '0.11.4', browser: 'Chromium 150.0.1.2' };
const answers = (...said: string[]) => {
  let turn = 0;
  const perform = async () => [
    { title: 'Headings', said: [[said[turn++] ?? '']], expected: [{ text: 'About us' }, { text: 'Our work' }] },
  ];
  return { perform, turns: () => turn };
};

describe('EXTRA a transcript', () => {
  it('is taken once when everything expected is said', async () => {
    const { perform, turns } = answers('About us', 'nothing');
    const sections = async () => (await perform()).map((section) => ({ ...section, expected: [{ text: 'About us' }] }));
    expect(await hearTwice(sections)).toMatchObject({ heard: ['Headings: About us'], missing: [], isSecond: false });
    expect(turns()).toBe(1);
  });

  it('is taken twice, no more, when something is not said, and the better one is kept', async () => {
    const better = answers('nothing', 'About us');
    expect(await hearTwice(better.perform)).toMatchObject({
      heard: ['Headings: About us'],
      missing: ['Headings: Our work'],
      isSecond: true,
    });
    const worse = answers('Our work', 'nothing', 'About us');
    expect(await hearTwice(worse.perform)).toMatchObject({
      heard: ['Headings: Our work'],
      missing: ['Headings: About us'],
      isSecond: false,
    });
    expect(worse.turns()).toBe(2);
  });

  it('begins with versions, commit and path, and names what was not said', async () => {
    const hearing = await hearTwice(async () => [
      { title: 'Read on', said: [['About us'], ['heading level 1']], expected: [{ text: 'banner' }] },
      { title: 'Tab', said: [['Menu', 'push button'], []], expected: [] },
    ]);
    expect(asText('/about', versions, '0123abc', [hearing])).toBe(
      [
        'Orca 43.1, Speech Dispatcher 0.11.4, Chromium 150.0.1.2',
        'Commit 0123abc',
        'Path /about',
        'Not said: Read on: banner',
        '',
        'Read on',
        '  About us',
        '  heading level 1',
        '',
        'Tab',
        '  Menu push button',
        '  (nothing)',
        '',
      ].join('\n'),
    );
  });

  it('of what could not be gone through says why, in one line', () => {
    const { heard, missing } = unheard(
      new Error('locator.evaluate: Timeout 10000ms exceeded.\nCall log:\n  - waiting'),
    );
    expect(heard).toEqual([]);
    expect(missing).toEqual(['anything, because of this: locator.evaluate: Timeout 10000ms exceeded.']);
  });
});
