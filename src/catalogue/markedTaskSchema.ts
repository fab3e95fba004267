/** Schema of a learner's marked task (S1-57): first try, a facilitator's notes, rubric, and changes of the second try. */
import { z } from 'zod';
import { code, line, name, number, text } from './fields';
import { CODE_LINES, MAX_SCORE } from './markedTaskLimits';

const codeLine = code(48);
const note = z.strictObject({ line: number(CODE_LINES), text: line(110) });

/** A marked task. `line` is the number, from 1, of the line of the first try that a note or a change belongs to. */
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
      .array(z.strictObject({ name, first: number(MAX_SCORE), second: number(MAX_SCORE) }))
      .length(5)
      .describe('The rubric: what each try earns, of four.'),
    changes: z
      .array(note.extend({ becomes: codeLine }))
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
