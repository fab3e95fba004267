/**
 * Mutation testing: `npm run spec:mutate` over all code with behaviour, `-- --area menu` over a part of it, `-- --changed`
 * over the lines that differ from where the change began, `-- --since <commit>` over those that differ from a commit,
 * `-- --compare` without a run. Writes `reports/mutation/`, and fails for each survivor that is not listed with its
 * reason; a full run also for a score under 90 %.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Area, areaOf, areas, mutatedFiles } from './areas';
import { asPattern, changedRanges, fitting, rangeText } from './changed';
import { compare, problemLines, scoreOf } from './compare';
import { isMutated, optionsOf } from './options';
import { readReports, reportFolder } from './report';
import { survivors } from './tests/survivors';

/** What two cores try in five minutes, start and first run of the tests included. */
const MOST_CHANGED_LINES = 100;
/** Per cent. */
const LOWEST_SCORE = 90;

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
    compare: { type: 'boolean' },
  },
});
const root = process.cwd();
const isChange = values.changed || values.since !== undefined;
const isWhole = !values.area && !isChange;
if (values.area && !areas.some(({ name }) => name === values.area)) {
  throw new Error(`--area ${values.area}: there is none; the areas are ${areas.map(({ name }) => name).join(', ')}`);
}

function report(): void {
  const mutants = readReports(root);
  const score = scoreOf(mutants);
  const lines = problemLines(compare(mutants, survivors, isWhole));
  if (isWhole && score < LOWEST_SCORE) lines.push(`the score is under ${LOWEST_SCORE} %`);
  for (const line of lines) console.error(line);
  console.log(
    `Mutation score: ${score.toFixed(2)} % of ${mutants.length} mutants. The reports: ${reportFolder}/*.html`,
  );
  if (lines.length > 0) process.exitCode = 1;
}

/** The patterns to mutate, each with the file that it is of. */
function patternsToMutate(): { file: string; pattern: string }[] {
  if (!isChange) return mutatedFiles(root).map((file) => ({ file, pattern: asPattern(file) }));
  const changed = changedRanges(root, values.since).filter(({ file }) => isMutated(root, file));
  const { kept, leftOut } = fitting(changed, MOST_CHANGED_LINES);
  if (leftOut.length > 0) console.log(`Left to the full run, for time: ${leftOut.map(rangeText).join(', ')}`);
  return kept.map((range) => ({ file: range.file, pattern: asPattern(rangeText(range)) }));
}

async function mutate({ name, specs }: Area, patterns: string[]): Promise<void> {
  console.log(`\n── ${name}`);
  process.env.MUTATION_SPECS = JSON.stringify(specs);
  await new Stryker(optionsOf(name, patterns)).runMutationTest();
}

async function run(): Promise<void> {
  rmSync(reportFolder, { recursive: true, force: true });
  const patterns = patternsToMutate();
  const runs = areas
    .filter(({ name }) => !values.area || name === values.area)
    .map((area) => ({ area, own: patterns.filter(({ file }) => areaOf(root, file) === area) }))
    .filter(({ own }) => own.length > 0);
  if (runs.length === 0) return console.log('No code with behaviour has changed: nothing to mutate.');
  for (const { area, own } of runs) {
    const ownPatterns = own.map(({ pattern }) => pattern);
    await mutate(area, ownPatterns);
  }
  report();
}

if (values.compare) report();
else await run();
