/**
 * The centre's list before going live, a line each: faults of the catalogue, dates that are over or soon will be, and every
 * value still marked `sample(…)`, with its file and line. `-- --dates` leaves the marks out. Exits 1 while there is a line.
 * `-- --backends` asks the services of both Firebase projects instead, and says in a line each what answered.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { pagePaths } from '../../build/catalogue';
import { buildDay } from '../../build/day';
import { catalogueProblems, catalogueWarnings } from '../../src/catalogue/check';
import { catalogue } from '../../src/catalogue/index';

const root = process.cwd();
const directory = 'src/catalogue';

/** Every line with a `sample(…)`. */
function sampleMarks(): string[] {
  return readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'sample.ts' && !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => {
      const path = `${directory}/${file.replaceAll('\\', '/')}`;
      return readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((text, index) => (/\bsample\(/.test(text) ? [`${path}:${index + 1}: ${text.trim()}`] : []));
    });
}

/**
 * A line for each service of both projects, from the variables that the build takes. What a module finds in
 * `import.meta.env` is settled as a script begins, so that one of its own is given them.
 */
function listBackends(): never {
  const scripts = ['../site/run.mjs', 'listBackends.ts'].map((file) => join(import.meta.dirname, file));
  const env = { ...process.env, ...loadEnv('production', process.cwd(), 'VITE_') };
  process.exit(spawnSync(process.execPath, scripts, { stdio: 'inherit', env }).status ?? 1);
}

if (process.argv.includes('--backends')) listBackends();

const day = buildDay();
const faults = catalogueProblems(catalogue, pagePaths(root));
// The rules of dates rely on a sound catalogue.
const dates = faults.length > 0 ? [] : catalogueWarnings(catalogue, day);
const marks = process.argv.includes('--dates') ? [] : sampleMarks();

for (const line of [...faults, ...dates, ...marks]) console.log(line);
if (marks.length > 0) {
  console.log(
    `\n${marks.length} sample values are still in place. Replace each, or confirm it by taking sample(…) away.`,
  );
}
if (faults.length + dates.length + marks.length > 0) process.exitCode = 1;
else if (process.argv.includes('--dates')) console.log(`Every date holds on ${day}.`);
else console.log('No sample value is left and every date holds: the catalogue is ready to go live.');
