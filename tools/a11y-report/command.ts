/**
 * The accessibility report: runs the tests of `a11y/`, and writes `index.html` and `earl.jsonld` into `reports/accessibility/` from
 * the results that they leave there; `-- --last` takes those of the last run. Exits 1 if a check failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evaluation } from '../../a11y/support/model';
import { readVerdicts } from '../../build/verdicts';
import organisation from '../../src/catalogue/organisation.yaml';
import { earl } from './earl';
import { reportPage } from './page';
import { groupedChecks, summarise } from './summary';

const FOLDER = 'reports/accessibility';
const EVIDENCE = join(FOLDER, 'evidence.json');

// Read first, so that a faulty table stops the run at once.
const verdicts = readVerdicts(process.cwd());
if (!process.argv.includes('--last')) {
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--project=a11y'];
  spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, TIER: 'all' } });
}
if (!existsSync(EVIDENCE)) throw new Error(`${EVIDENCE} is missing: the tests of a11y/ write it`);
const evaluation: Evaluation = JSON.parse(readFileSync(EVIDENCE, 'utf8'));
const { name, siteAddress = '', contact } = organisation;
const summary = summarise(evaluation, verdicts, { name, address: siteAddress, email: contact.email });
writeFileSync(join(FOLDER, 'index.html'), reportPage(summary));
writeFileSync(join(FOLDER, 'earl.jsonld'), earl(summary));

const failed = groupedChecks(summary.pages, 'failed');
for (const { check, states } of failed)
  console.log(
    `Failed: ${check.engine} ${check.rule} (${check.criteria.join(', ') || 'best practice'}) on ${states[0]?.id}`,
  );
console.log(`The report: ${FOLDER}/index.html`);
if (failed.length > 0) process.exitCode = 1;
