/**
 * Schemas of what the working examples say once they are pressed (S1-47), by programme. What they show at first is the
 * programme's own `work.window` (`workSchema.ts`). A page fetches these words after its hydration.
 */
import { z } from 'zod';
import { code, line } from './fields';
import { note } from './workSchema';

const place = z.int().nonnegative();
const notes = z.array(note);

/** The schema of each file in `examples`. */
export const exampleSchemas = {
  /** What is said where more changes are chosen than can be made at first, and how many can. */
  'examples/AIBusiness': z.strictObject({ most: z.int().positive(), tooMany: note }),
  /** Answers to the second and the third question. */
  'examples/AIDeveloper': z.strictObject({
    answers: z
      .array(z.strictObject({ answer: line(120), source: note, check: note }))
      .length(2, 'must have two answers'),
  }),
  /** What happens without a step, by its place; the gravest first. */
  'examples/AIMasteryNoCode': z.strictObject({
    without: z.array(z.strictObject({ step: place, note })).length(4, 'must have four steps'),
  }),
  /** What a person finds in each line, in none and in all. */
  'examples/AITools': z.strictObject({
    findings: notes.length(3, 'must have three findings'),
    words: z.strictObject({ none: note, all: note }),
  }),
  /** What is said of a wrong place, and once all have theirs. */
  'examples/AIToolsBC': z.strictObject({
    words: z.strictObject({ wrong: note, done: note }),
  }),
  /** The later rounds: prompt, tests passed, and what that means. */
  'examples/ai-mastery-python': z.strictObject({
    rounds: z.array(z.strictObject({ prompt: note, right: z.array(place).length(3), note })).min(1),
  }),
  /** What each later line of the log means. */
  'examples/cyber-security': z.strictObject({ notes }),
  /** The later groups: their numbers in the order of the bars, and what they say. */
  'examples/dataScience': z.strictObject({
    groups: z.array(z.strictObject({ values: z.array(z.int().positive()), note })).length(2, 'must have two groups'),
  }),
  /** The whole run: the line that has just run, the values after it, and what it did. */
  'examples/softwareEngineerPython': z.strictObject({
    steps: z.array(z.strictObject({ at: place, values: z.array(code(34)).length(3), note })).min(2),
  }),
  /** What is said once the rule stands. */
  'examples/softwareengineer': z.strictObject({ passed: note }),
  /** What the shop says of an order. */
  'examples/webdevelopment': z.strictObject({ words: z.strictObject({ empty: note, ordered: note }) }),
};
