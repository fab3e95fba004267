/**
 * Mutation testing of all code with behaviour, or of a folder, a file, `--changed` lines, those `--since <commit>`. Words
 * after `--` go to Stryker. Writes `reports/mutation/`, and fails for each survivor that is not excused beside its line.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createFilter } from 'vite';
import { asPattern, changedRanges, fitting, rangeText } from './changed';
import { readRequest } from './request';
import { leftOut as withoutBehaviour } from './stryker.config.mjs';

/** Lines that two cores try in half an hour at most, while a pull request waits. */
const MOST_CHANGED_LINES = 100;

const { paths, since, isChange, words } = readRequest(process.argv.slice(2));

function changedPatterns(): string[] {
  const root = process.cwd();
  const hasBehaviour = createFilter(null, withoutBehaviour, { resolve: root });
  const ranges = changedRanges(root, since).filter(({ file }) => hasBehaviour(join(root, file)));
  const { kept, leftOut } = fitting(ranges, MOST_CHANGED_LINES);
  if (leftOut.length > 0) console.log(`Left to the full run, for time: ${leftOut.map(rangeText).join(', ')}`);
  return kept.map((range) => asPattern(rangeText(range)));
}

const patterns = isChange ? changedPatterns() : paths;
if (isChange && patterns.length === 0) {
  console.log('No code with behaviour has changed: nothing to mutate.');
} else {
  const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const config = join(import.meta.dirname, 'stryker.config.mjs');
  const { status } = spawnSync(process.execPath, [stryker, 'run', config, ...words], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: undefined, ...(patterns.length > 0 && { MUTATE: JSON.stringify(patterns) }) },
  });
  process.exitCode = status ?? 1;
}
