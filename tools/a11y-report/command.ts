/**
 * The accessibility evidence pack: `npm run a11y:report`, or `npm run a11y:report -- /about /careers` for a part of it.
 * An address (`http://…`) evaluates a site that is already running. Writes `reports/accessibility/` in any case, and
 * exits 1 when a check failed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryFaults } from '../../a11y/faults';
import type { ScreenReaderSummary, SeededFault } from '../../a11y/model';
import { pagePaths } from '../../build/catalogue';
import { NOT_FOUND } from '../../build/paths';
import { organisation } from '../../src/catalogue/organisation';
import { provideBrowser } from '../site/browser';
import { serveBuild } from '../site/serveBuild';
import { collectEvidence, launch } from './collect/collect';
import { reportLines } from './lines';

import { mustAnswer, readRequest } from './request';
import { failedChecks, missingPhrases } from './summary';
import { writePack } from './writePack';

const FOLDER = 'reports/accessibility';

/** How much the checks miss. The faults come in as HTML, which the site's own policy forbids. */
async function trySeededFaults(baseURL: string): Promise<SeededFault[]> {
  const browser = await launch();
  try {
    return await tryFaults(await browser.newPage({ bypassCSP: true }), baseURL);
  } finally {
    await browser.close();
  }
}

/** What Orca said when it last read the site; none where it has not. */
function transcripts(): ScreenReaderSummary | null {
  const file = join(FOLDER, 'screen-reader/summary.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScreenReaderSummary) : null;
}

const sitePaths = pagePaths(process.cwd());
const { paths, site, command } = readRequest(process.argv.slice(2), [...sitePaths, NOT_FOUND]);
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
    faults: isWhole ? await trySeededFaults(baseURL) : null,
    paths: sitePaths,
    command,
  });
  for (const line of reportLines(summary, FOLDER)) console.log(line);
  process.exitCode = failedChecks(summary).length + missingPhrases(summary).length > 0 ? 1 : 0;
} finally {
  served?.server.close();
}
