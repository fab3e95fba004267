import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { expect } from 'vitest';

/** An act in the page, and what it changes in the model. */
type Act<Model> = [act: () => unknown, change: Partial<Model>];
/** What a visitor can do, in this state of the model. Nothing where it cannot be done. */
export type Step<Model> = (model: Readonly<Model>) => Act<Model> | '' | false | undefined;

/** Steps for each of `all`, by name. */
export const each = <Model>(all: readonly string[], step: (one: string) => Step<Model>): Record<string, Step<Model>> =>
  Object.fromEntries(all.map((one) => [one, step(one)]));

/** ms; ends walks that hang, on a machine that may be busy. */
export const WALKS_LIMIT_MS = 180_000;

interface Walk<Model> {
  /** Draws the page anew, and gives its model. */
  start: () => Model;
  steps: Record<string, Step<Model>>;
  /** What the page should show in a state of the model. */
  expected: (model: Readonly<Model>) => unknown;
  /** What the page shows. */
  shown: () => unknown;
}

/**
 * Walks at random through what a visitor can do, a hundred times, and compares page and model after each step. The seed is fixed, so
 * that the same code gets the same verdict. A failure prints the shortest walk that shows it, and its path: as an option of
 * `fc.assert` it repeats it.
 */
export async function walk<Model extends object>({ start, steps, expected, shown }: Walk<Model>): Promise<void> {
  const commands = Object.entries(steps).map(([name, step]) =>
    fc.constant<fc.AsyncCommand<Model, null>>({
      check: (model) => Boolean(step(model)),
      async run(model) {
        const [act, change] = step(model) || [];
        await act?.();
        Object.assign(model, change);
        expect(shown(), `after: ${name}`).toEqual(expected(model));
      },
      toString: () => name,
    }),
  );
  const walks = fc.asyncProperty(fc.commands(commands, { maxCommands: 15, size: 'max' }), async (walked) => {
    await fc.asyncModelRun(async () => ({ model: start(), real: null }), walked);
  });
  await fc.assert(walks.afterEach(cleanup), { numRuns: 100, seed: 1 });
}
