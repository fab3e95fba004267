/** Runs Stryker with its own options: `--mutate src/paths.ts`, `--incremental`, `--force`. Fails if a mutant survives. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const config = join(import.meta.dirname, 'stryker.config.mjs');
const { status } = spawnSync(process.execPath, [stryker, 'run', config, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: undefined },
});
process.exitCode = status ?? 1;
