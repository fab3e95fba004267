/**
 * Schema of an example of learner's work: a window drawn from a few words and numbers, and a text description.
 * No example is a real learner's, customer's or result (S1-40). The schema does not reach the browser.
 */
import { z } from 'zod';
import { CODE_LINES, MAX_SCORE } from '../markedTaskLimits';
import { code, name as heading, line, number, template, text, texts } from './fields';

/** Longest line of the window on the smallest screen. */
const short = line(44);
const codeLine = code(34);
const program = z.array(codeLine).min(4).max(7);
/** Comment on one step; at most two lines on screen. */
export const note = line(96);
/** Title in the window's bar: a file or a page. */
const name = line(28);

const positive = z.int().positive();
/** Zero-based index into a list of the window. */
const index = z.int().nonnegative();

/** Refuses an index, at `path` of a window, that is beyond the `last` of its list. */
function refuseBeyond(last: number, index: number, path: string[], context: z.core.$RefinementCtx): void {
  if (index > last)
    context.addIssue({ code: 'custom', path, message: `is ${index}; the last is ${last}, counted from 0` });
}

const list = <T extends z.ZodRawShape>(item: T) => z.array(z.strictObject(item));
/** The content of an example of one kind. */
const contentOf = <K extends string, T extends z.ZodRawShape>(kind: K, fields: T) =>
  z.strictObject({ kind: z.literal(kind), name, ...fields });

/** Risks with a measure each: size without it and with it. The first measures are chosen. `detail` describes a measure. */
const boardSchema = contentOf('board', {
  rows: list({
    label: short,
    value: short,
    detail: note.exactOptional(),
    size: z.int().min(2).max(5),
    left: z.int().min(1).max(4),
  }).length(4),
  chosen: z.array(index),
  most: positive,
  words: z.strictObject({
    risk: template('left', 'scale').describe('Under the leaves of a risk.'),
    count: template('chosen', 'all', 'left', 'sum'),
    tooMany: note,
  }),
}).superRefine(({ chosen, rows }, context) => {
  for (const index of chosen) refuseBeyond(rows.length - 1, index, ['chosen'], context);
});

/** Tasks to sort, each with its place and the reason. The first `sorted` tasks are sorted already. */
const sortSchema = contentOf('sort', {
  places: z.array(line(16)).length(3),
  tasks: list({ text: short, place: index.max(2), reason: note })
    .min(4)
    .max(6),
  sorted: index,
  hasReasons: z.boolean().exactOptional().describe('Whether each reason stays under its task.'),
  words: texts('ask', 'done', 'allPlaced', 'right', 'wrong', 'finished', 'restart').extend({
    count: template('sorted', 'all'),
  }),
}).superRefine(({ sorted, tasks }, context) => refuseBeyond(tasks.length, sorted, ['sorted'], context));

/** Notes of a meeting, and a tool's minutes of it. `instead` is a person's correction of a fault. */
const minutesSchema = contentOf('minutes', {
  notes: z.array(short).length(3),
  lines: list({ text: short, instead: short.optional() }).length(3),
  /** Index of the line that is checked at first. */
  at: index,
  note,
  /** A person's finding on each line. */
  findings: z.array(note).length(3),
  /** Headings, and the messages while no line, or every line, is checked. */
  words: texts('notes', 'minutes', 'restart').extend({ count: template('checked', 'all'), none: note, all: note }),
}).superRefine(({ at, lines }, context) => refuseBeyond(lines.length - 1, at, ['at'], context));

/** Steps that can be switched off. `note` describes the whole flow. */
const flowSchema = contentOf('flow', {
  steps: list({ label: name, value: short }).length(4),
  note,
  /** Consequence of leaving a step out; the gravest first. */
  without: list({ step: index, note }).length(4),
});

/** Something written or tried, and the results of its tests, round by round. */
const roundsSchema = contentOf('rounds', {
  prompt: note,
  /** The later rounds: prompt, tests passed, and a comment. */
  rounds: list({ prompt: note, right: z.array(index).length(3), note }).min(1),
  words: texts('next', 'restart').extend({ prompt: template('number'), score: template('right', 'all') }),
  tests: list({ label: short, right: index, of: positive }).length(3),
  note,
});

/** Window of a corporate page: a result that an organisation takes away. */
export const outputSchema = z.discriminatedUnion('kind', [
  boardSchema,
  sortSchema,
  minutesSchema,
  flowSchema,
  roundsSchema,
]);

const contentSchema = z.discriminatedUnion('kind', [
  /** Log of one night: passed and failed items, and an explanation of each. */
  contentOf('log', {
    lines: list({ isRight: z.boolean(), text: short }).min(3).max(5),
    notes: z.array(note).min(3).max(5),
    words: texts('next', 'restart'),
  }),
  /** A program at one step of its run, with the values of its variables there. */
  contentOf('code', {
    lines: program,
    variables: z.array(name).length(3),
    /** The whole run: for each step the line that has just run, the values after it, and its effect. */
    steps: list({ at: index, values: z.array(codeLine).length(3), note }).min(2),
    /** Index of the step that is shown at first. */
    begin: index,
    words: texts('next', 'restart'),
  }).superRefine(({ begin, lines, steps }, context) => {
    refuseBeyond(steps.length - 1, begin, ['begin'], context);
    for (const { at } of steps) refuseBeyond(lines.length - 1, at, ['steps'], context);
  }),
  /** A function and its tests, of which the last fails until `rule.instead` replaces the lines from `rule.from` on. */
  contentOf('tests', {
    lines: program,
    rule: z.strictObject({ from: index, instead: z.array(codeLine).min(1) }),
    tests: z.array(short).length(3),
    note,
    /** Message once the rule is in place. */
    passed: note,
    words: texts('write', 'remove', 'passes', 'fails'),
  }).superRefine(({ lines, rule }, context) => refuseBeyond(lines.length - 1, rule.from, ['rule', 'from'], context)),
  /** Bars of whole numbers, for each group of goods; the first group is all. */
  contentOf('chart', {
    unit: short,
    bars: list({ label: line(16), value: positive })
      .min(3)
      .max(5),
    groups: z.array(name).length(3),
    note,
    /** Numbers of the later groups, in the order of the bars, and a comment on them. */
    counts: list({ values: z.array(positive), note }).length(2),
    words: texts('sort'),
  }),
  /** A small shop: a heading, a sentence, goods with their price in rand, and the order. The basket has the first. */
  contentOf('shop', {
    heading: short,
    text: short,
    items: list({ name: line(14), price: positive }).length(3),
    action: short,
    words: texts('add').extend({ basket: template('goods', 'total'), empty: note, ordered: note }),
  }),
  /** An assistant: questions, the answer to each, its source, and a person's check. */
  contentOf('desk', {
    questions: z.array(short).length(3),
    answers: list({ answer: line(120), source: short, check: short }).length(3),
    words: texts('ask'),
  }),
  roundsSchema,
  flowSchema,
  boardSchema,
  sortSchema,
  minutesSchema,
]);

/** An example of a learner's work in a programme. */
export const workSchema = z.strictObject({
  title: line(60).describe('Its title, as: An incident report for a small office.'),
  text: line(240, 60).describe('What the example shows, for people who do not see it: two or three sentences.'),
  window: contentSchema.describe(
    'The example itself, a fact a line. Change the words after a colon; keep the spaces at the start of each line.',
  ),
});

export type Work = z.infer<typeof workSchema>;
export type ExampleContent = Work['window'];

const taskLine = code(48);
const taskNote = z.strictObject({ line: number(CODE_LINES), text: line(110) });

/** A marked task. `line` is the number, from 1, of the line of the first try that a note or a change belongs to. */
export const markedTaskSchema = z
  .strictObject({
    task: line(150).describe('What the learner was asked to do.'),
    isProse: z
      .boolean()
      .describe('Whether it is written in words, as a policy or a prompt, and not in code.')
      .optional(),
    lines: z
      .array(taskLine)
      .min(1)
      .max(CODE_LINES)
      .describe('The first try. Keep the spaces at the start of each line.'),
    result: text.describe('What comes of the first try.'),
    notes: z.array(taskNote).length(3).describe('The facilitator’s notes, each on a line of the first try.'),
    criteria: z
      .array(z.strictObject({ name: heading, first: number(MAX_SCORE), second: number(MAX_SCORE) }))
      .length(5)
      .describe('The rubric: what each try earns, of four.'),
    changes: z
      .array(taskNote.extend({ becomes: taskLine }))
      .min(1)
      .describe('The lines of the second try that differ, and what a facilitator says of each.'),
    outcome: text.describe('What comes of the second try.'),
  })
  .superRefine(({ lines, ...content }, context) => {
    for (const list of ['notes', 'changes'] as const)
      for (const [index, { line }] of content[list].entries())
        if (line > lines.length)
          context.addIssue({
            code: 'custom',
            path: [list, index, 'line'],
            message: `is ${line}; the last line is ${lines.length}`,
          });
  });

export type MarkedTaskContent = z.infer<typeof markedTaskSchema>;
