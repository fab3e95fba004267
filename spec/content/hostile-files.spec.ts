import { describe, expect, it } from 'vitest';
import { yamlProblems } from '../../build/yamlText.mjs';
import { fileProblems } from '../../src/catalogue/checks/files';
import { catalogue } from '../../src/catalogue/index';

const FILE = 'src/catalogue/x.yaml';
const EMPTY = `${FILE}: the file is empty; bring its lines back`;
const NO_MAP = `${FILE}:1: the file must begin with the name of a field, as name: …; bring its fields back`;
const number = (source: string, line = 1) =>
  `${FILE}:${line}: ${source} is no number in plain digits; write it as 24500, or put it in quotes`;

describe('what a YAML file may not hold is one line', () => {
  it.each([
    ['nothing', '', EMPTY],
    ['comments only', '# a\n# b\n', EMPTY],
    ['a list', '- a\n', NO_MAP],
    ['a word', 'pottery\n', NO_MAP],
    ['another encoding', 'n\0a\0m\0e\0', `${FILE}:1: the file is not saved as UTF-8; save it so in your editor`],
    [
      'two versions, from a merge',
      'a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> main\n',
      `${FILE}:2: two versions of the file stand here, from a merge; keep one, and take out <<<<<<<, ======= and >>>>>>>`,
    ],
    ['a tab', 'a:\n\tb: 1\n', `${FILE}:2: begins with a tab; put spaces in its place`],
    ['two documents', 'a: 1\n---\nb: 1\n', `${FILE}:2: a second document begins here, after ---; keep one`],
    ['a field twice', 'a: 1\na: 2\n', `${FILE}:2: this field stands here twice; take one of the two out`],
    ['a colon in a text', 'a: b: c\n', `${FILE}:1: a text has a colon and a space in it; put the whole text in quotes`],
    ['an alias to nowhere', 'a: *b\n', `${FILE}:1: *b repeats what stands elsewhere; write the value itself`],
    [
      'an anchor',
      'a: &b c\n',
      `${FILE}:1: &b is a mark that the site does not use; take it out, or put the text in quotes`,
    ],
    ['code', 'a: !!js/function "x"\n', `${FILE}:1: !!js/function is a tag, and a file holds no code; take it out`],
    ['1e3', 'a: 1e3\n', number('1e3')],
    ['0x10', 'a:\n  - 0x10\n', number('0x10', 2)],
    ['0o17', 'a: 0o17\n', number('0o17')],
    ['.inf', 'a: .inf\n', number('.inf')],
    ['__proto__', '__proto__:\n  a: 1\n', `${FILE}:1: __proto__ is no field's name; take it out`],
    ...['default', 'then', 'two words'].map((name): [string, string, string] => [
      `${name} for a name`,
      `a:\n  ${name}: 1\n`,
      `${FILE}:2: ${name} is no field's name; take it out`,
    ]),
    ['a number for a name', '2027: a\n', `${FILE}:1: 2027 is no field's name; take it out`],
    ['a book', `a: ${'b'.repeat(200_000)}`, `${FILE}:1: the file has more than 200000 characters; shorten it`],
  ])('%s', (_name, text, line) => {
    expect(yamlProblems(FILE, text)).toEqual([line]);
  });

  it.each(['a: 3800\n', 'a: 08:00\n', 'a: 2027-02-01\n', '\uFEFFa: b\r\n', 'a: 3800.00\n', 'a: -1\n', 'a: "1e3"\n'])(
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
    expect(fileProblems(names)).toEqual([]);
  });

  it.each([
    ['organisation.yml', without('organisation.yaml'), 'rename it to organisation.yaml, or take it out'],
    ['Organisation.yaml', without('organisation.yaml'), 'rename it to organisation.yaml, or take it out'],
    ['intakes (1).yaml', names, 'rename it to intakes.yaml, or take it out'],
    ['intakes-2028.yaml', names, elsewhere],
    ['pottery.yml', names, elsewhere],
    ['programmes/pottery.yml', names, 'rename it to programmes/pottery.yaml'],
    ['programmes/new/pottery.yaml', names, elsewhere],
  ])('%s is read by nobody', (name, others, wayOut) => {
    expect(fileProblems([...others, name])).toEqual([`src/catalogue/${name}: nobody reads this file: ${wayOut}`]);
  });

  it.each(['organisation.yaml', 'navigation.yaml', 'interface/plan.yaml', 'pages/home.yaml'])(
    '%s is told when it is missing',
    (name) => {
      expect(fileProblems(without(name))).toEqual([
        `src/catalogue/${name}: is missing, and the site needs it; bring it back`,
      ]);
    },
  );
});

describe('a list of samples', () => {
  it.each(['samples:\n', 'samples: []\n', 'samples: fee\n', 'samples: 1\n', 'samples: [1]\n', 'samples:\n  fee: 1\n'])(
    'that reads %j is one line',
    (list) => {
      expect(yamlProblems(FILE, `fee: 1\n${list}`)).toEqual([
        `${FILE}: samples: must be a list of fields, as - fee.once; mend it, or take it out`,
      ]);
    },
  );
});
