/**
 * Transcripts of a real screen reader: `node tools/site/run.mjs tools/screen-reader/command.ts` has Orca read every page and go through the
 * journeys, in Chromium and then in Firefox; `-- --sample` takes a few pages, `-- /about /careers` those alone. Writes `reports/accessibility/screen-reader/`
 * in any case, and exits 1 when an expected phrase was not said.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenReaderSummary } from '../../a11y/model';
import { pagePaths } from '../../build/catalogue';
import { NOT_FOUND } from '../../build/paths';
import { currentCommit } from '../site/git';
import { serveBuild } from '../site/serveBuild';
import { mustHavePrograms } from './packages';
import { canRun } from './processes';
import { type Job, jobsOf, readSite } from './readSite';
import { readRequest } from './request';
import { asText, type Versions } from './transcript';
import { BROWSERS, type BrowserName } from './versions';

const FOLDER = 'reports/accessibility/screen-reader';

const request = readRequest(process.argv.slice(2), [...pagePaths(process.cwd()), NOT_FOUND]);
mustHavePrograms(canRun);
const commit = currentCommit();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const { server, baseURL } = await serveBuild();

const jobs = jobsOf(request);
const transcripts: ScreenReaderSummary['transcripts'] = [];
const heardWith: Versions[] = [];

/** Has all jobs done in one browser, and notes what was heard, in their order. */
async function listen(browser: BrowserName): Promise<void> {
  const found = new Map<Job, ScreenReaderSummary['transcripts'][number]>();
  const versions = await readSite(baseURL, browser, jobs, (job, hearings, stationVersions) => {
    const { path } = job;
    const name = browser === 'Chromium' ? job.name : `${job.name}--${browser.toLowerCase()}`;
    const file = `${name}.txt`;
    writeFileSync(join(FOLDER, file), asText(path, stationVersions, commit, hearings));
    const heard = hearings.flatMap((hearing) => hearing.heard);
    const missing = hearings.flatMap((hearing) => hearing.missing);
    found.set(job, { name, path, file, heard, missing });
    console.log(`${name}: ${heard.length} of ${heard.length + missing.length} expected phrases said`);
    for (const phrase of missing) console.log(`  not said: ${phrase}`);
  });
  heardWith.push(versions);
  transcripts.push(...jobs.flatMap((job) => found.get(job) ?? []));
}

try {
  for (const browser of BROWSERS) await listen(browser);
} finally {
  server.close();
}

const [versions] = heardWith as [Versions];
const summary: ScreenReaderSummary = {
  versions: { ...versions, browser: heardWith.map(({ browser }) => browser).join(' and ') },
  commit,
  transcripts,
};
writeFileSync(join(FOLDER, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
console.log(`The transcripts: ${FOLDER}/`);
if (summary.transcripts.some(({ missing }) => missing.length > 0)) process.exitCode = 1;
