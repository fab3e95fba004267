/**
 * The accessibility evidence pack: `npm run a11y:report`, or `npm run a11y:report -- /about /careers` for a part of it.
 * An address (`http://…`) evaluates a site that is already running; `--compare evidence.json` says what changed since.
 * Writes `reports/accessibility/` in any case, and exits 1 when a check failed or a verdict no longer counts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenReaderSummary } from '../../a11y/model';
import { pagePaths } from '../../build/catalogue';
import { readJudgements } from '../../build/judgements';
import { NOT_FOUND } from '../../build/paths';
import { organisation } from '../../src/catalogue/organisation';
import { provideBrowser } from '../site/browser';
import { serveBuild } from '../site/serveBuild';
import { collectEvidence } from './collect/collect';
import { tryFaults } from './collect/tryFaults';
import { comparison } from './compare';
import { unpack } from './evidence';
import { reportLines } from './lines';

import { mustAnswer, readRequest } from './request';
import { failedChecks, missingPhrases, staleJudgements } from './summary';
import { writePack } from './writePack';

const FOLDER = 'reports/accessibility';

/** What Orca said when it last read the site; none where it has not. */
function transcripts(): ScreenReaderSummary | null {
  const file = join(FOLDER, 'screen-reader/summary.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScreenReaderSummary) : null;
}

const sitePaths = pagePaths(process.cwd());
const { paths, site, earlier, command } = readRequest(process.argv.slice(2), [...sitePaths, NOT_FOUND]);
// A faulty file is told of before anything takes long.
const judgements = readJudgements(process.cwd());
const before = earlier === undefined ? undefined : unpack(readFileSync(earlier, 'utf8'));
if (site) await mustAnswer(site);
provideBrowser();
const served = site ? undefined : await serveBuild();
const baseURL = site ?? served?.baseURL ?? '';
const isWhole = paths.length === 0;
const { name, siteAddress, contact } = organisation;

try {
  const summary = writePack(FOLDER, {
    evaluation: await collectEvidence({
      baseURL,
      out: FOLDER,
      paths: isWhole ? undefined : paths,
      onPage: (path, done, total) => console.log(`${done} of ${total}: ${path}`),
    }),
    subject: { name, address: siteAddress ?? baseURL, email: contact.email, telephone: contact.telephone },
    screenReader: transcripts(),
    faults: isWhole ? await tryFaults(baseURL) : null,
    judgements,
    paths: sitePaths,
    command,
  });
  for (const line of reportLines(summary, FOLDER)) console.log(line);
  if (before) {
    writeFileSync(join(FOLDER, 'compared.md'), comparison(before, summary));
    console.log(`What changed: ${FOLDER}/compared.md`);
  }
  process.exitCode =
    failedChecks(summary).length + missingPhrases(summary).length + staleJudgements(summary).length > 0 ? 1 : 0;
} finally {
  served?.server.close();
}
