/**
 * Schema of an example of learner's work: a window drawn from a few words and numbers, and a text description.
 * No example is a real learner's, customer's or result (S1-40). The schema does not reach the browser.
 */
import { z } from 'zod';
import { CODE_LINES, MAX_SCORE } from '../markedTaskLimits';
import { code, name as heading, line, mayHold, number, template, text, texts } from './fields';

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

/**
 * Rows of which a visitor chooses some, up to `most`: measures against risks (`size` without one, `left` with it), steps of a
 * flow, corrections (`instead`), or goods. The note is that of the first row that is left out and has one, or else `all`, `none`,
 * that of the row chosen last, or the `count`.
 */
const choicesSchema = contentOf('choices', {
  heading: short.exactOptional(),
  text: short.exactOptional(),
  notes: z
    .strictObject({ heading: short, items: z.array(short).length(3) })
    .describe('What was written down, to compare the rows with.')
    .exactOptional(),
  rows: list({
    label: short.exactOptional(),
    value: short,
    detail: note.describe('What a measure is.').exactOptional(),
    instead: short.describe('What is put in its place.').exactOptional(),
    note: note.describe('Said once the row is chosen.').exactOptional(),
    without: note.describe('Said while the row is left out.').exactOptional(),
    size: z.int().min(2).max(5).exactOptional(),
    left: z.int().min(1).max(4).exactOptional(),
    price: positive.exactOptional(),
  })
    .min(3)
    .max(4),
  chosen: z.array(index).describe('The rows that are chosen at first, counted from 0.'),
  most: positive.exactOptional(),
  clear: z.strictObject({ label: short, note: note.exactOptional() }).exactOptional(),
  words: z.strictObject({
    risk: template('left', 'scale').exactOptional(),
    count: mayHold('chosen', 'all', 'left', 'sum', 'goods', 'total').exactOptional(),
    none: note.exactOptional(),
    all: note.exactOptional(),
    tooMany: note.exactOptional(),
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

/**
 * Something that runs step by step: a log, a program with its variables or its tests, or a prompt and its tests. A step has the
 * line at which it is, its program where that differs, its prompt, its values, and how many tests pass.
 */
const stepsSchema = contentOf('steps', {
  lines: list({ isRight: z.boolean(), text: short }).min(3).max(5).exactOptional(),
  program: program.exactOptional(),
  variables: z.array(name).length(3).exactOptional(),
  tests: list({ label: short, of: positive.exactOptional() }).length(3).exactOptional(),
  steps: list({
    at: index.exactOptional(),
    program: program.exactOptional(),
    prompt: note.exactOptional(),
    values: z.array(codeLine).length(3).exactOptional(),
    right: z.array(index).length(3).exactOptional(),
    note,
  }).min(2),
  begin: index.describe('The step that is shown at first, counted from 0.').exactOptional(),
  words: texts('next', 'restart').extend({
    prompt: template('number').exactOptional(),
    score: template('passed', 'of').exactOptional(),
    passes: short.exactOptional(),
    fails: short.exactOptional(),
  }),
}).superRefine(({ begin = 0, lines, program, steps }, context) => {
  refuseBeyond(steps.length - 1, begin, ['begin'], context);
  for (const { at } of steps) if (at) refuseBeyond((lines ?? program ?? []).length - 1, at, ['steps'], context);
});

/** Questions to an assistant, with the answer, its source and a person's check; or groups of goods, with a bar for each reason. */
const answersSchema = contentOf('answers', {
  ask: short.describe('Heard before the three choices.'),
  unit: short.exactOptional(),
  bars: z.array(line(16)).min(3).max(5).exactOptional(),
  choices: list({
    label: short,
    text: line(120).exactOptional(),
    from: short.exactOptional(),
    check: short.exactOptional(),
    values: z.array(positive).exactOptional(),
    note: note.exactOptional(),
  }).length(3),
});

/** An example of any kind: what learners make, or what an organisation takes away. */
export const windowSchema = z.discriminatedUnion('kind', [stepsSchema, choicesSchema, answersSchema, sortSchema]);

/** An example of a learner's work in a programme. */
export const workSchema = z.strictObject({
  title: line(60).describe('Its title, as: An incident report for a small office.'),
  text: line(240, 60).describe('What the example shows, for people who do not see it: two or three sentences.'),
  window: windowSchema.describe(
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
