import { afterEach, expect, it, vi } from 'vitest';
import { checkMarkup } from '../collect/nu';
import { sampleInput } from './support/sample';

afterEach(() => vi.unstubAllEnvs());

it('without Java the markup of a page is reported as untested', async () => {
  vi.stubEnv('PATH', '');
  const states = sampleInput().evaluation.states.slice(0, 2);
  await checkMarkup(states, 'http://nowhere.invalid');
  const asked = states.flatMap(({ checks }) => checks.filter(({ rule }) => rule === 'valid-html'));
  expect(asked.map(({ engine, outcome }) => [engine, outcome])).toEqual([
    ['nu', 'untested'],
    ['nu', 'untested'],
  ]);
});
