/** Schema of a learner's task, marked (S1-57): the first try, a facilitator's notes, a rubric, and what the second try changes. */
import { z } from 'zod';
import { code, line, name, number, text } from './fields';

/** Highest score of a rubric criterion, drawn as leaves. */
const MOST = 4;
const CODE_LINES = 12;
const codeLine = code(48);
const note = z.strictObject({ line: number(CODE_LINES), text: line(110) });

/** A note, and a change of the second try, is about a `line` of the first, from 1. */
export const markedTaskSchema = z
  .strictObject({
    task: line(150).describe('What the learner was asked to do.'),
    isProse: z
      .boolean()
      .describe('Whether it is written in words, as a policy or a prompt, and not in code.')
      .optional(),
    lines: z
      .array(codeLine)
      .min(1)
      .max(CODE_LINES)
      .describe('The first try. Keep the spaces at the start of each line.'),
    result: text.describe('What comes of the first try.'),
    notes: z.array(note).length(3).describe('The facilitator’s notes, each on a line of the first try.'),
    criteria: z
      .array(z.strictObject({ name, first: number(MOST), second: number(MOST) }))
      .length(5)
      .describe('The rubric: what each try earns, of four.'),
    changes: z
      .array(note.extend({ becomes: codeLine }))
      .min(1)
      .describe('The lines of the second try that differ, and what a facilitator says of each.'),
    outcome: text.describe('What comes of the second try.'),
  })
  .superRefine(({ lines, ...sheet }, context) => {
    for (const list of ['notes', 'changes'] as const)
      for (const [index, { line }] of sheet[list].entries())
        if (line > lines.length)
          context.addIssue({
            code: 'custom',
            path: [list, index, 'line'],
            message: `is ${line}; the last line is ${lines.length}`,
          });
  });

export type MarkedTask = z.infer<typeof markedTaskSchema>;
