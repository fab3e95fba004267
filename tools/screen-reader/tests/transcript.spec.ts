import { describe, expect, it } from 'vitest';
import { asText, hearTwice, unheard } from '../transcript';

const versions = { orca: '43.1', speechDispatcher: '0.11.4', browser: 'Chromium 150.0.1.2' };
const expected = [{ text: 'About us' }, { text: 'Our work' }];
/** Says one thing at the first try, another at the next. */
const answers = (...said: string[]) => hearTwice(async () => [{ title: 'H', said: [[said.shift() ?? '']], expected }]);

describe('a transcript', () => {
  it.each([
    [['About us', 'nothing', 'Our work'], ['H: About us']],
    [['nothing', 'Our work'], ['H: Our work']],
  ])('of the answers %j keeps the better of two', async (said, heard) => {
    expect(await answers(...said)).toMatchObject({ heard });
  });

  it('begins with versions, commit and path, and names what was not said', async () => {
    const text = asText('/about', versions, '0123abc', [await answers('About us')]);
    const head = ['Orca 43.1, Speech Dispatcher 0.11.4, Chromium 150.0.1.2', 'Commit 0123abc', 'Path /about'];
    expect(text.split('\n')).toEqual([...head, 'Not said: H: Our work', '', 'H', '  About us', '']);
  });

  it('of what could not be gone through says why, in one line', () => {
    const { missing } = unheard(new Error('Timeout 10000ms exceeded.\nCall log:\n  - waiting'));
    expect(missing).toEqual(['anything, because of this: Timeout 10000ms exceeded.']);
  });
});
