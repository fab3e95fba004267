import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { format, fromFile, SLUG, toFile } from '../format';

const FILE = `# Kept by hand
name: Pottery # as on the sign

fee:
  once: 3800 # rand
days: [Monday, Friday]
questions:
  # The first is asked most.
  - question: "Is it hard: or not?"
    answer: No
  - question: May I come late?
    answer: Yes
samples:
  - fee
  - questions.1.answer
`;

/** The centre's own files, which the editor writes. */
const files: Record<string, string> = import.meta.glob('../../../src/catalogue/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('a file that is saved', () => {
  it.each(Object.entries(files))('%s is written as it was read', (_file, text) => {
    expect(toFile(fromFile(text))).toBe(text);
    // Also if something else in it changes.
    expect(parseDocument(text).toString({ lineWidth: 0, flowCollectionPadding: false })).toBe(text);
  });

  // biome-ignore lint/suspicious/noExplicitAny: the content of a file.
  it.each<[string, (data: any) => unknown, [from: string, to: string][]]>([
    ['differs in the changed line alone', (data) => Object.assign(data.fee, { once: 4200 }), [['3800', '4200']]],
    [
      'quotes what needs it',
      (data) => Object.assign(data.questions[0], { answer: 'No: it is easy' }),
      [['answer: No\n', 'answer: "No: it is easy"\n']],
    ],
    [
      'gains an entry in its place, and marks follow their values',
      (data) => data.questions.unshift({ question: 'Where?', answer: 'Online' }),
      [
        ['  # The first', '  - question: Where?\n    answer: Online\n  # The first'],
        ['questions.1', 'questions.2'],
      ],
    ],
    [
      'loses an entry with its mark, and keeps the rest',
      (data) => data.questions.pop(),
      [
        ['  - question: May I come late?\n    answer: Yes\n', ''],
        ['  - questions.1.answer\n', ''],
      ],
    ],
    [
      'gains a field before its marks',
      (data) => Object.assign(data, { lead: 'Clay' }),
      [['samples:', 'lead: Clay\nsamples:']],
    ],
    [
      'has no empty list of marks',
      (data) => Object.assign(data, { samples: [] }),
      [[FILE.slice(FILE.indexOf('samples:')), '']],
    ],
  ])('%s', (_what, change, changes) => {
    const data = fromFile(FILE);
    change(data);
    expect(toFile(data)).toBe(changes.reduce((text, [from, to]) => text.replace(from, to), FILE));
  });

  it('writes an emptied list where there was one, and keeps its comments', () => {
    const text = '# note\nredirects: []\n';
    const filled = '# note\nredirects:\n  # old\n  - { from: /courses, to: /about }\n';
    expect(toFile({ ...fromFile(filled), redirects: [] })).toBe(text);
    expect(toFile({ ...fromFile(text), redirects: [{ from: '/courses', to: '/about' }] })).toContain('/courses');
  });

  it('a new file has its schema and motifs in one line', () => {
    expect(toFile({ name: 'Pottery', icon: ['aP bP', 'aL aL'] })).toBe(
      '# yaml-language-server: $schema=../schemas/programme.json\nname: Pottery\nicon: [aP bP, aL aL]\n',
    );
  });
});

it('unsaved work leaves no copy in the browser, of any file', () => {
  const changed = { ...format.fromFile(FILE), name: 'Another' };
  expect(format.toFile(changed)).toBe('');
  expect(format.toFile({ ...changed, [SLUG]: 'pottery' })).toBe(FILE.replace(/name: \S+/, 'name: Another'));
});
