/**
 * The trace: `npm run spec:trace`, after the tests have run. Reads the register and `reports/results/`, writes
 * `reports/spec/index.{html,json}`, and fails unless every statement is proved. Tests of the other tier may be missing.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { requirements } from '../../spec/requirements';
import { asPage } from './page';
import { traceOf } from './trace';
import { asMarkdown, asText } from './words';

const FOLDER = 'reports/spec';
const isPartial = process.env.TIER !== 'all';

const trace = traceOf(process.cwd(), requirements, isPartial);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/index.json`, `${JSON.stringify(trace, null, 2)}\n`);
writeFileSync(`${FOLDER}/index.html`, asPage(trace));
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, asMarkdown(trace));

for (const line of asText(trace)) console.log(line);
console.log(`The report: ${FOLDER}/index.html`);
for (const problem of trace.problems) console.error(problem);
if (trace.problems.length > 0) process.exitCode = 1;
