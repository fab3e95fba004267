/**
 * The accessibility evidence pack: `npm run a11y:report`, or with `-- /about /careers` a part of it. An address
 * (`http://…`) evaluates a site that is already running; `--compare evidence.json` says what changed since. Writes
 * `reports/accessibility/` in any case, and exits 1 when a check failed or a verdict no longer counts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evaluation, ScreenReaderSummary } from '../../a11y/support/model';
import { readJudgements } from '../../build/judgements';
import { pagePaths } from '../../build/pagePaths';
import { NOT_FOUND } from '../../build/paths';
import organisation from '../../src/catalogue/organisation.yaml';
import { provideBrowser } from '../site/browser';
import { serveBuild } from '../site/serveBuild';
import { collectEvidence } from './collect/collect';
import { hasJava } from './collect/nu';
import { comparison } from './compare';
import { readRequest, reportLines } from './lines';
import { writePack } from './pack';

const FOLDER = 'reports/accessibility';
const read = <Kind>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Kind;

const sitePaths = await pagePaths(process.cwd());
const all = [...sitePaths, NOT_FOUND];
const { paths, site, earlier, command } = readRequest(process.argv.slice(2), all);
// A faulty file stops the run at once, before the long part.
const judgements = readJudgements(process.cwd());
const before = earlier && read<Evaluation>(earlier);
if (site && !(await fetch(site).catch(() => undefined))?.ok)
  throw new Error(`Nothing answers at ${site}. Start the site (npm start), or leave the address out to have it built.`);
if (process.env.CI && !hasJava()) throw new Error('Nu’s HTML checker needs Java: install one.');
provideBrowser();
const served = site ? undefined : await serveBuild();
const baseURL = site ?? served?.baseURL ?? '';
const heard = join(FOLDER, 'screen-reader/summary.json');
const { name, siteAddress, contact } = organisation;
const start = Date.now();

try {
  const evaluation = await collectEvidence({
    ...{ baseURL, all, out: FOLDER },
    chosen: paths.length > 0 ? all.filter((path) => paths.includes(path)) : all,
    onPage: (path, done, total) => {
      const left = Math.round(((Date.now() - start) / done) * (total - done) * 1e-3);
      console.log(`Page ${done} of ${total}, about ${left} s left: ${path}`);
    },
  });
  const summary = writePack(FOLDER, {
    ...{ evaluation, judgements, paths: sitePaths, command },
    subject: { name, address: siteAddress ?? baseURL, email: contact.email },
    screenReader: existsSync(heard) ? read<ScreenReaderSummary>(heard) : null,
  });
  const { lines, isGood } = reportLines(summary);
  for (const line of lines) console.log(line);
  if (before) writeFileSync(join(FOLDER, 'compared.md'), comparison(before, summary));
  console.log(`The report: ${FOLDER}/index.html; to judge: ${FOLDER}/judge.html`);
  if (!isGood) process.exitCode = 1;
} finally {
  served?.server.close();
}
