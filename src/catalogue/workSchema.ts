/**
 * The shape of an example of a learner's work: a small window that is drawn from a few words and numbers, and the same
 * said in a sentence. Nothing in it is a real learner's, a real customer's or a real result (S1-40). Nothing here
 * reaches the browser.
 */
import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
/** What has to fit on a line of the window, on the smallest screen that draws it. */
const short = text.max(44, 'must be at most 44 characters');
/** A line of code keeps the space that it begins with, and may be empty. */
const code = z.string().max(34, 'must be at most 34 characters');
/** What stands in the window's bar: the name of a file or of a page. */
const name = text.max(28, 'must be at most 28 characters');

const windowSchema = z.discriminatedUnion('kind', [
  /** A log or a run of tests: what went well, what asks for attention. */
  z.strictObject({
    kind: z.literal('log'),
    name,
    lines: z
      .array(z.strictObject({ isRight: z.boolean(), text: short }))
      .min(3)
      .max(5),
  }),
  z.strictObject({ kind: z.literal('code'), name, lines: z.array(code).min(4).max(7) }),
  /** Bars of whole numbers, the largest of which is as long as the window is wide. */
  z.strictObject({
    kind: z.literal('chart'),
    name,
    unit: short,
    bars: z
      .array(z.strictObject({ label: text.max(16, 'must be at most 16 characters'), value: z.int().positive() }))
      .min(3)
      .max(5),
  }),
  /** A page of a small site: a heading, a sentence, what can be chosen, and what can be done. */
  z.strictObject({
    kind: z.literal('page'),
    name,
    heading: short,
    text: short,
    items: z.array(text.max(14, 'must be at most 14 characters')).length(3, 'must have three items'),
    action: short,
  }),
  /** Labels and their values, as a form or a plan has them. */
  z.strictObject({
    kind: z.literal('form'),
    name,
    rows: z
      .array(z.strictObject({ label: short, value: short }))
      .min(3)
      .max(4),
    action: short.optional(),
  }),
  /** What was asked of a model, what it answered, and what a person found when they checked it. */
  z.strictObject({
    kind: z.literal('prompt'),
    name,
    prompt: text.max(80, 'must be at most 80 characters'),
    answer: text.max(120, 'must be at most 120 characters'),
    checks: z
      .array(z.strictObject({ isRight: z.boolean(), text: short }))
      .min(2)
      .max(3),
  }),
]);

/** An example of what a learner of a programme makes. */
export const workSchema = z.strictObject({
  /** What it is: `An incident report for a small practice`. */
  title: text.max(60, 'must be at most 60 characters'),
  /** What is in it, in two or three sentences, for whoever does not see the window. */
  text: text.min(60, 'must be at least 60 characters').max(240, 'must be at most 240 characters'),
  window: windowSchema,
});

export type Work = z.infer<typeof workSchema>;
export type WorkWindow = Work['window'];
