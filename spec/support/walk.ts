import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { expect } from 'vitest';

/** An act in the page, and its change to the model. */
type Act<Model> = [act: () => unknown, change: Partial<Model>];
/** A visitor's step in this state of the model; falsy where it is impossible. */
export type Step<Model> = (model: Readonly<Model>) => Act<Model> | '' | false | undefined;

/** Steps for each of `all`, by name. */
export const each = <Model>(all: readonly string[], step: (one: string) => Step<Model>): Record<string, Step<Model>> =>
  Object.fromEntries(all.map((one) => [one, step(one)]));

/** Limit of walks that hang, in ms; long, because the machine may be busy. */
export const WALKS_LIMIT_MS = 180_000;

interface Walk<Model> {
  /** Draws the page, and returns its model. */
  start: () => Model;
  steps: Record<string, Step<Model>>;
  /** Expected content of the page in a state of the model. */
  expected: (model: Readonly<Model>) => unknown;
  /** Actual content of the page. */
  shown: () => unknown;
}

/**
 * Makes a hundred random walks of a visitor's steps, and compares page and model after each step. The seed is fixed, so
 * that the same code has the same result. A failure prints the shortest walk that shows it.
 */
export async function walk<Model extends object>({ start, steps, expected, shown }: Walk<Model>): Promise<void> {
  const names = fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 15, size: 'max' });
  const walks = fc.asyncProperty(names, async (walked) => {
    const model = start();
    for (const name of walked) {
      const [act, change] = steps[name]?.(model) || [];
      if (!act) continue;
      await act();
      Object.assign(model, change);
      expect(shown(), `after: ${name}`).toEqual(expected(model));
    }
  });
  await fc.assert(walks.afterEach(cleanup), { numRuns: 100, seed: 1 });
}
