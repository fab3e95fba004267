/**
 * Mutation testing: `npm run spec:mutate` over all code with behaviour, `-- --changed` over the lines that differ from
 * where the change began, `-- --since <commit>` over those that differ from a commit, `-- --compare` without a run.
 * Writes `reports/mutation/`, and fails for each survivor that is not listed with its reason; a full run also for a
 * score under 90 %.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { survivors } from '../spec/mutation/survivors';
import { changedRanges, fitting, mutatePattern, rangeText } from './spec-mutate/changed';
import { compare, problemLines, scoreOf } from './spec-mutate/compare';
import { exclusions, isMutated, options } from './spec-mutate/options';
import { readReport, reportFile } from './spec-mutate/report';

/** What two cores try in five minutes, start and first run of the tests included. */
const MOST_CHANGED_LINES = 120;

const { values } = parseArgs({
  options: { changed: { type: 'boolean' }, since: { type: 'string' }, compare: { type: 'boolean' } },
});
const isWhole = !values.changed && values.since === undefined;

function report(): void {
  const mutants = readReport(process.cwd());
  const lines = problemLines(compare(mutants, survivors, isWhole));
  for (const line of lines) console.error(line);
  console.log(
    `Mutation score: ${scoreOf(mutants).toFixed(2)} % of ${mutants.length} mutants. The report: reports/mutation/index.html`,
  );
  if (lines.length > 0) process.exitCode = 1;
}

async function run(): Promise<void> {
  if (isWhole) {
    await new Stryker(options).runMutationTest();
    return report();
  }
  const root = process.cwd();
  const changed = changedRanges(root, values.since).filter(({ file }) => isMutated(root, file));
  const { kept, leftOut } = fitting(changed, MOST_CHANGED_LINES);
  if (kept.length === 0) return console.log('No code with behaviour has changed: nothing to mutate.');
  if (leftOut.length > 0) console.log(`Left to the full run, for time: ${leftOut.map(rangeText).join(', ')}`);
  await new Stryker({
    ...options,
    mutate: [...kept.map(mutatePattern), ...exclusions],
    // A value made while a module loads is tried with every spec there is.
    ignoreStatic: true,
    thresholds: { ...options.thresholds, break: null },
  }).runMutationTest();
  report();
}

if (values.compare) {
  report();
} else {
  rmSync(reportFile, { force: true });
  await run();
}
