/**
 * The trace: `npm run spec:trace`, the last step of `npm test`. Joins the register with `reports/results/`, writes
 * `reports/spec/index.{html,json}`, and fails unless a test of this run proves every statement.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { requirements } from '../../spec/requirements';
import { asTable } from './table';
import { traceOf } from './trace';

const FOLDER = 'reports/spec';
const trace = traceOf(process.cwd(), requirements, process.env.TIER === 'all');
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/index.json`, `${JSON.stringify(trace, null, 2)}\n`);
writeFileSync(
  `${FOLDER}/index.html`,
  `<!doctype html><html lang="en-ZA"><meta charset="utf-8"><title>Requirement trace</title>${asTable(trace)}`,
);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, asTable(trace));

for (const problem of trace.problems) console.error(problem);
console.log(`${trace.verdict} The table: ${FOLDER}/index.html`);
if (trace.problems.length > 0) process.exitCode = 1;
