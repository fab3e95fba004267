import { describe, expect, it } from 'vitest';
import { stepsOf } from '../steps';

const names = (...words: string[]) => stepsOf(words).map((step) => [step.script, ...step.words].join(' '));

describe('what npm test runs', () => {
  it('EXTRA everything in order, the trace last', () => {
    expect(names()).toEqual([
      'typecheck',
      'lint',
      'spec',
      'build',
      'e2e',
      'a11y',
      'engines',
      'catalogue:build',
      'pictures',
      'spec:trace',
    ]);
  });

  it('EXTRA in parts the tests are shared, types and style are looked at once, and the trace is left to whoever joins them', () => {
    expect(names('--shard', '1/2')).toEqual([
      'typecheck',
      'lint',
      'spec --shard=1/2',
      'build',
      'e2e --shard=1/2',
      'a11y --shard=1/2',
      'engines --shard=1/2',
      'catalogue:build',
      'pictures',
    ]);
    expect(names('--shard=2/2')).toEqual([
      'spec --shard=2/2',
      'build',
      'e2e --shard=2/2',
      'a11y --shard=2/2',
      'engines --shard=2/2',
    ]);
    expect(stepsOf(['--shard', '2/2'])[0]?.variables).toEqual({ SHARD: '2' });
  });

  it.each([['--shard', '3/2'], ['--shard', '0/2'], ['--all']])('EXTRA %s %s is one line', (...words) => {
    expect(() => stepsOf(words)).toThrow(/^npm test takes --shard 1\/2 or nothing, not /);
  });
});
