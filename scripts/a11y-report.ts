/**
 * The accessibility evidence pack: `npm run a11y:report`, or `npm run a11y:report -- /about /careers` for a part of it.
 * An address (`http://…`) evaluates a site that is already running. Writes `reports/accessibility/` in any case, and
 * exits 1 when a check failed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evaluation } from '../a11y/model';
import { reportLines } from '../a11y/report/lines';
import { mustAnswer, readRequest } from '../a11y/report/request';
import { failedChecks, missingPhrases } from '../a11y/report/summary';
import { writePack } from '../a11y/report/writePack';
import { pagePaths } from '../build/catalogue';
import { NOT_FOUND } from '../build/paths';
import { organisation } from '../src/catalogue/organisation';
import { findBrowser } from './browser';
import { serveBuild } from './serveBuild';

type Collect = (options: { baseURL: string; paths?: string[]; out: string }) => Promise<Evaluation>;

const FOLDER = 'reports/accessibility';

/** A JSON file of the folder; null where it is not there. */
function fromFolder<T>(name: string): T | null {
  const file = join(FOLDER, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

const sitePaths = pagePaths(process.cwd());
const { paths, site, command } = readRequest(process.argv.slice(2), [...sitePaths, NOT_FOUND]);
if (site) await mustAnswer(site);
findBrowser();
const served = site ? undefined : await serveBuild();
const baseURL = site ?? served?.baseURL ?? '';

const { collectEvidence } = (await import('../a11y/collect' as string)) as { collectEvidence: Collect };
const evaluation = await collectEvidence({ baseURL, out: FOLDER, ...(paths.length > 0 && { paths }) }).finally(() =>
  served?.server.close(),
);
if (paths.length > 0 && evaluation.partial.length === 0) evaluation.partial.push(`Only ${paths.join(', ')} evaluated.`);

const { name, siteAddress, contact } = organisation;
const summary = writePack(FOLDER, {
  evaluation,
  subject: { name, address: siteAddress ?? baseURL, email: contact.email, telephone: contact.telephone },
  screenReader: fromFolder('screen-reader/summary.json'),
  faults: fromFolder('faults.json'),
  paths: sitePaths,
  command,
});
for (const line of reportLines(summary, FOLDER)) console.log(line);
process.exitCode = failedChecks(summary).length + missingPhrases(summary).length > 0 ? 1 : 0;
