/**
 * The accessibility report: writes `index.html` and `earl.jsonld` into `reports/accessibility/`, from the results that the last
 * run of `a11y/` left there. Exits 1 if a check failed.
 */
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
if (!existsSync(EVIDENCE)) throw new Error(`${EVIDENCE} is missing: npm run e2e -- --project a11y writes it`);
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
