import { expect, it } from 'vitest';
import { refusedLines } from './fixture';

const refused = [
  "it.only('a', () => {});",
  "it.only.each([1])('b %i', () => {});",
  "test.describe.only('c', () => {});",
  "test.describe.skip('d', () => {});",
  "describe.skip('e', () => {});",
  "it.concurrent.skip('f', () => {});",
  "it.skipIf(slow)('g', () => {});",
  "it.runIf(fast)('h', () => {});",
  "it.todo('i');",
  "test.fixme('j', () => {});",
  "test.fail('k', () => {});",
  "test.describe.fixme('l', () => {});",
  "it.fails('m', () => {});",
];

it.each(refused)('EXTRA the linter refuses %s', (line) => {
  expect(refusedLines({ 'spec/x.spec.ts': `${line}\n` })).toEqual(['spec/x.spec.ts:1']);
});

it('EXTRA the linter lets everything else pass', () => {
  const text = `// it.todo('x')
it.each([1])('a %i', () => {});
test('b', () => expect.fail());
list.skip('it.fails(1)');
`;
  expect(refusedLines({ 'spec/x.spec.ts': text })).toEqual([]);
});
