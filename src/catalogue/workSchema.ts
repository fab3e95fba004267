/**
 * Schema of an example of learner's work: a window drawn from a few words and numbers, and a text description.
 * No example is a real learner's, customer's or result (S1-40). The schema does not reach the browser.
 */
import { z } from 'zod';
import { code, line } from './fields';
import { template, texts } from './textSchemas';

/** Longest line of the window on the smallest screen. */
const short = line(44);
const codeLine = code(34);
const program = z.array(codeLine).min(4).max(7);
/** What is said of one step: two lines. */
export const note = line(96);
/** Title in the window's bar: a file or a page. */
const name = line(28);

const positive = z.int().positive();
/** Part of a list, by its place in it, from 0. */
const index = z.int().nonnegative();

/** Refuses a place that a list does not have. */
const within =
  <T>(field: keyof T & string, listOf: (window: T) => { length: number }) =>
  (window: T, context: z.core.$RefinementCtx<T>): void => {
    const last = listOf(window).length - 1;
    for (const place of [window[field]].flat())
      if (Number(place) > last)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `is ${place}; the last is ${last}, counted from 0`,
        });
  };

const list = <T extends z.ZodRawShape>(item: T) => z.array(z.strictObject(item));
/** The window of one kind. */
const windowOf = <K extends string, T extends z.ZodRawShape>(kind: K, fields: T) =>
  z.strictObject({ kind: z.literal(kind), name, ...fields });

/** Risks with a measure each: their size without it, and with it. The first measures are chosen. `detail` says a measure in full. */
const boardSchema = windowOf('board', {
  rows: list({
    label: short,
    value: short,
    detail: note.exactOptional(),
    size: z.int().min(2).max(5),
    left: z.int().min(1).max(4),
  }).length(4),
  chosen: z.array(index),
  most: positive,
  words: z.strictObject({ count: template('chosen', 'all', 'left', 'sum'), tooMany: note }),
}).superRefine(within('chosen', ({ rows }) => rows));

/** Tasks, the place of each and why it belongs there; the first `sorted` are in theirs. */
const sortSchema = windowOf('sort', {
  places: z.array(line(16)).length(3),
  tasks: list({ text: short, place: index.max(2), reason: note })
    .min(4)
    .max(6),
  sorted: index,
  hasReasons: z.boolean().exactOptional().describe('Whether each reason stays under its task.'),
  words: texts('ask', 'done', 'allPlaced', 'right', 'wrong', 'finished', 'restart').extend({
    count: template('sorted', 'all'),
  }),
}).superRefine(within('sorted', ({ tasks }) => [...tasks, 0]));

/** Notes of a meeting, and a tool's minutes of it. `instead` is a person's correction of a fault. */
const minutesSchema = windowOf('minutes', {
  notes: z.array(short).length(3),
  lines: list({ text: short, instead: short.optional() }).length(3),
  /** The line that is checked at first. */
  at: index,
  note,
  /** What a person finds in each line. */
  findings: z.array(note).length(3),
  /** Headings, and what is said once no line is checked, or each. */
  words: texts('notes', 'minutes').extend({ none: note, all: note }),
}).superRefine(within('at', ({ lines }) => lines));

/** Steps that can be switched off, and what the whole flow does. */
const flowSchema = windowOf('flow', {
  steps: list({ label: name, value: short }).length(4),
  note,
  /** What happens without a step, by its place; the gravest first. */
  without: list({ step: index, note }).length(4),
});

/** What an organisation takes away. */
export const outputSchema = z.discriminatedUnion('kind', [boardSchema, sortSchema, minutesSchema, flowSchema]);

const windowSchema = z.discriminatedUnion('kind', [
  /** Log of one night: passed and failed items, and what the first means. */
  windowOf('log', {
    lines: list({ isRight: z.boolean(), text: short }).min(3).max(5),
    note,
    /** What each later line means. */
    notes: z.array(note),
    words: texts('next', 'restart'),
  }),
  /** A program at one of its lines, with the values of its variables there. */
  windowOf('code', {
    lines: program,
    at: index,
    values: list({ label: name, value: short }).length(3),
    note,
    /** The whole run: the line that has just run, the values after it, and what it did. */
    steps: list({ at: index, values: z.array(codeLine).length(3), note }).min(2),
    words: texts('next', 'restart'),
  }).superRefine(within('at', ({ lines }) => lines)),
  /** A function whose rule is still to be written, and its tests: the last needs the rule. From line `from` on, `instead` stands. */
  windowOf('tests', {
    lines: program,
    rule: z.strictObject({ from: index, instead: z.array(codeLine).min(1) }),
    tests: z.array(short).length(3),
    note,
    /** What is said once the rule stands. */
    passed: note,
    words: texts('write', 'remove', 'passes', 'fails'),
  }).superRefine(({ lines, rule }, context) => {
    if (rule.from >= lines.length)
      context.addIssue({
        code: 'custom',
        path: ['rule', 'from'],
        message: `is ${rule.from}; the last is ${lines.length - 1}, counted from 0`,
      });
  }),
  /** Bars of whole numbers, for each group of goods; the first group is all. */
  windowOf('chart', {
    unit: short,
    bars: list({ label: line(16), value: positive })
      .min(3)
      .max(5),
    groups: z.array(name).length(3),
    note,
    /** Numbers of the later groups, in the order of the bars, and what they say. */
    counts: list({ values: z.array(positive), note }).length(2),
    words: texts('sort'),
  }),
  /** A small shop: a heading, a sentence, goods with their price in rand, and the order. The basket has the first. */
  windowOf('shop', {
    heading: short,
    text: short,
    items: list({ name: line(14), price: positive }).length(3),
    action: short,
    words: texts('add').extend({ basket: template('goods', 'total'), empty: note, ordered: note }),
  }),
  /** An assistant: questions, the answer to the first, its source, and what a person found. */
  windowOf('desk', {
    questions: z.array(short).length(3),
    answer: line(120),
    source: short,
    check: short,
    /** Answers to the second and the third question. */
    answers: list({ answer: line(120), source: note, check: note }).length(2),
    words: texts('ask'),
  }),
  /** A prompt and the results of its tests. */
  windowOf('rounds', {
    prompt: note,
    /** The later rounds: prompt, tests passed, and what that means. */
    rounds: list({ prompt: note, right: z.array(index).length(3), note }).min(1),
    words: texts('next', 'restart').extend({ prompt: template('number'), score: template('right', 'all') }),
    tests: list({ label: short, right: positive, of: positive }).length(3),
    note,
  }),
  flowSchema,
  boardSchema,
  sortSchema,
  minutesSchema,
]);

/** An example of what a programme's learner makes. */
export const workSchema = z.strictObject({
  title: line(60).describe('Its title, as: An incident report for a small office.'),
  text: line(240, 60).describe('What the example shows, for people who do not see it: two or three sentences.'),
  window: windowSchema.describe(
    'The example itself, a fact a line. Change the words after a colon; keep the spaces at the start of each line.',
  ),
});

export type Work = z.infer<typeof workSchema>;
export type WorkWindow = Work['window'];
