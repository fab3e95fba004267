import { describe, expect, it } from 'vitest';
import { yamlProblems } from '../../build/yamlText.mjs';
import { fileProblems } from '../../src/catalogue/checks/files';
import { catalogue } from '../../src/catalogue/index';

const FILE = 'src/catalogue/x.yaml';
const EMPTY = `${FILE}: the file is empty; bring its lines back`;
const NO_MAP = `${FILE}:1: the file must begin with the name of a field, as name: …; bring its fields back`;
const number = (source: string, line = 1) =>
  `${FILE}:${line}: ${source} is no number in plain digits; write it as 24500, or put it in quotes`;

const mark = (source: string) =>
  `${FILE}:1: ${source} is a mark that no file here has; write the value itself, in quotes`;
const notField = (name: string) => `${FILE}:1: ${name} is no field's name; take it out`;

describe('what a YAML file may not hold is one line', () => {
  it.each([
    ['', EMPTY],
    ['- a\n', NO_MAP],
    ['n\0a\0', `${FILE}: the file is not saved as UTF-8; save it so in your editor`],
    // Two versions, from a merge.
    ['a: 1\n<<<<<<< HEAD\nb: 1\n', `${FILE}:2: Implicit keys need to be on a single line; mend this line`],
    ['a:\n\tb: 1\n', `${FILE}:2: Tabs are not allowed as indentation; mend this line`],
    ['a: 1\na: 2\n', `${FILE}:2: Map keys must be unique; mend this line`],
    ['a: b: c\n', `${FILE}:1: Nested mappings are not allowed in compact mappings; put a text with a colon in quotes`],
    ['a: *b\n', mark('*b')],
    ['a: !!js/function "x"\n', mark('tag:yaml.org,2002:js/function')],
    ['a: 1e3\n', number('1e3')],
    ['a:\n  - 0x10\n', number('0x10', 2)],
    ['__proto__:\n  a: 1\n', notField('__proto__')],
    ['2027: a\n', notField('2027')],
  ])('%j', (text, line) => {
    expect(yamlProblems(FILE, text)).toEqual([line]);
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

describe('a list of samples', () => {
  it.each(['samples:\n', 'samples: fee\n', 'samples: [1]\n', 'samples:\n  fee: 1\n'])(
    'that reads %j is one line',
    (list) => {
      expect(yamlProblems(FILE, `fee: 1\n${list}`)).toEqual([
        `${FILE}: samples: must be a list of fields, as - fee.once; mend it, or take it out`,
      ]);
    },
  );
});
