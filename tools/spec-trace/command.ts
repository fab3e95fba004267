/**
 * The trace: `npm run spec:trace`, the last step of `npm test`. Writes `reports/spec.md`, and fails unless every test
 * file ran, every test passed and every statement has a test.
 */
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { requirements } from '../../spec/requirements';
import { traceOf } from './trace';

const FOLDERS = ['spec', 'e2e', 'a11y', 'src', 'build', 'tools'];
const TEST_FILE = /^(?!.*node_modules).*\.(?:spec|test|e2e|a11y|engines|pictures)\.tsx?$/;
/** Files that run with `TIER=all` alone. */
const SECOND_TIER = /nightly|^a11y\/support\/faults\.|^e2e\/engines\/(?:routes|safari)\./;

const results = (runner: string) => JSON.parse(readFileSync(`reports/results/${runner}.json`, 'utf8'));
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
).filter((file) => TEST_FILE.test(file) && (process.env.TIER === 'all' || !SECOND_TIER.test(file)));

const { problems, tables } = traceOf(process.cwd(), files, requirements, {
  vitest: results('vitest'),
  playwright: results('playwright'),
});
writeFileSync('reports/spec.md', tables);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, tables);

for (const problem of problems) console.error(problem);
console.log(`${requirements.length} statements, ${problems.length} problems. The tables: reports/spec.md`);
if (problems.length > 0) process.exitCode = 1;
