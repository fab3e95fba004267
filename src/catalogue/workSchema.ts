/**
 * Schema of an example of learner's work: a window drawn from a few words and numbers, and a text description.
 * No example is a real learner's, customer's or result (S1-40). The schema does not reach the browser.
 */
import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
/** Longest line of the window on the smallest screen. */
const short = text.max(44, 'must be at most 44 characters');
/** A line of code may be empty and keeps its indentation. */
const code = z.string().max(34, 'must be at most 34 characters');
/** Title in the window's bar: a file or a page. */
const name = text.max(28, 'must be at most 28 characters');

const windowSchema = z.discriminatedUnion('kind', [
  /** A log or a test run: passed and failed items. */
  z.strictObject({
    kind: z.literal('log'),
    name,
    lines: z
      .array(z.strictObject({ isRight: z.boolean(), text: short }))
      .min(3)
      .max(5),
  }),
  z.strictObject({ kind: z.literal('code'), name, lines: z.array(code).min(4).max(7) }),
  /** Bars of whole numbers; the largest fills the width. */
  z.strictObject({
    kind: z.literal('chart'),
    name,
    unit: short,
    bars: z
      .array(z.strictObject({ label: text.max(16, 'must be at most 16 characters'), value: z.int().positive() }))
      .min(3)
      .max(5),
  }),
  /** A page of a small site: a heading, a sentence, choices, and actions. */
  z.strictObject({
    kind: z.literal('page'),
    name,
    heading: short,
    text: short,
    items: z.array(text.max(14, 'must be at most 14 characters')).length(3, 'must have three items'),
    action: short,
  }),
  /** Labels and values, as in a form or a plan. */
  z.strictObject({
    kind: z.literal('form'),
    name,
    rows: z
      .array(z.strictObject({ label: short, value: short }))
      .min(3)
      .max(4),
    action: short.optional(),
  }),
  /** A model's prompt, its answer, and a person's findings. */
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

/** An example of what a programme's learner makes. */
export const workSchema = z.strictObject({
  /** Title: `An incident report for a small practice`. */
  title: text.max(60, 'must be at most 60 characters'),
  /** Text alternative of the window, in two or three sentences. */
  text: text.min(60, 'must be at least 60 characters').max(240, 'must be at most 240 characters'),
  window: windowSchema,
});

export type Work = z.infer<typeof workSchema>;
export type WorkWindow = Work['window'];
