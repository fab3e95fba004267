import { describe, expect, it } from 'vitest';
import { yamlProblems } from '../../build/yamlText.mjs';
import { fileProblems } from '../../src/catalogue/checks/files';
import { catalogue } from '../../src/catalogue/index';

const FILE = 'src/catalogue/x.yaml';

describe('what a YAML file may not hold', () => {
  // After review: npx vitest run hostile --update
  it.each([
    '',
    '- a\n',
    'n\0a\0',
    // Two versions, from a merge.
    'a: 1\n<<<<<<< HEAD\nb: 1\n',
    'a:\n\tb: 1\n',
    'a: 1\na: 2\n',
    'a: b: c\n',
    'a: *b\n',
    'a: !!js/function "x"\n',
    'a: 1e3\n',
    'a:\n  - 0x10\n',
    '__proto__:\n  a: 1\n',
    '2027: a\n',
    'fee: 1\nsamples:\n',
    'fee: 1\nsamples: fee\n',
    'fee: 1\nsamples: [1]\n',
    'fee: 1\nsamples:\n  fee: 1\n',
    'fee: *b\nsamples: [fee]\n',
  ])('%j is one line', (text) => {
    const lines = yamlProblems(FILE, text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchSnapshot();
  });

  it.each(['a: 3800\n', 'a: 08:00\n', 'a: 2027-02-01\n', '\uFEFFa: b\r\n', 'a: -1.50\n', 'a: "1e3"\n'])(
    '%j is none of them',
    (text) => {
      expect(yamlProblems(FILE, text)).toEqual([]);
    },
  );
});

describe('the names of files', () => {
  const names = catalogue.texts.map(({ file }) => file.replace('src/catalogue/', ''));
  const without = (name: string) => names.filter((one) => one !== name);
  const elsewhere = 'a programme stands in programmes/NAME.yaml; move it there, or take it out';

  it('are sound', () => {
    expect([...fileProblems(names)]).toEqual([]);
  });

  it.each([
    ['organisation.yml', without('organisation.yaml'), 'rename it to organisation.yaml, or take it out'],
    ['intakes (1).yaml', names, 'rename it to intakes.yaml, or take it out'],
    ['intakes-2028.yaml', names, elsewhere],
    ['pottery.yml', names, elsewhere],
    ['programmes/pottery.yml', names, 'rename it to programmes/pottery.yaml'],
    ['programmes/new/pottery.yaml', names, elsewhere],
  ])('%s is read by nobody', (name, others, wayOut) => {
    expect([...fileProblems([...others, name])]).toEqual([`src/catalogue/${name}: nobody reads this file: ${wayOut}`]);
  });

  it.each(['organisation.yaml', 'interface/plan.yaml', 'pages/home.yaml'])('%s is told when it is missing', (name) => {
    expect([...fileProblems(without(name))]).toEqual([
      `src/catalogue/${name}: is missing, and the site needs it; bring it back`,
    ]);
  });
});
