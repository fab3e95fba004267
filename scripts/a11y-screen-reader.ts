/**
 * Transcripts of a real screen reader: `npm run a11y:screen-reader` has Orca read every page and go through the
 * journeys; `-- --sample` takes a few pages, `-- /about /careers` those alone. Writes `reports/accessibility/screen-reader/`
 * in any case, and exits 1 when an expected phrase was not said.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentCommit } from '../a11y/commit';
import type { ScreenReaderSummary } from '../a11y/model';
import { journeys } from '../a11y/screen-reader/journeys';
import { mustHavePrograms } from '../a11y/screen-reader/packages';
import { canRun } from '../a11y/screen-reader/processes';
import { readRoute } from '../a11y/screen-reader/readRoute';
import { readRequest } from '../a11y/screen-reader/request';
import { atStation } from '../a11y/screen-reader/station';
import { asText, type Hearing, hearTwice, unheard } from '../a11y/screen-reader/transcript';
import { pagePaths } from '../build/catalogue';
import { NOT_FOUND, pageName } from '../build/paths';
import { serveBuild } from './serveBuild';

const FOLDER = 'reports/accessibility/screen-reader';

const { paths, hasJourneys } = readRequest(process.argv.slice(2), [...pagePaths(process.cwd()), NOT_FOUND]);
mustHavePrograms(canRun);
const commit = currentCommit();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const { server, baseURL } = await serveBuild();

const summary = await atStation(baseURL, async (station): Promise<ScreenReaderSummary> => {
  const { versions, page } = station;
  const transcripts: ScreenReaderSummary['transcripts'] = [];
  async function keep(name: string, path: string, perform: () => Promise<Hearing[]>) {
    const hearings = await perform().catch((error) => {
      if (page.isClosed()) throw error;
      return [unheard(error)];
    });
    const file = `${name}.txt`;
    writeFileSync(join(FOLDER, file), asText(path, versions, commit, hearings));
    const heard = hearings.flatMap((hearing) => hearing.heard);
    const missing = hearings.flatMap((hearing) => hearing.missing);
    transcripts.push({ name, path, file, heard, missing });
    console.log(`${name}: ${heard.length} of ${heard.length + missing.length} expected phrases said`);
    for (const phrase of missing) console.log(`  not said: ${phrase}`);
  }
  for (const path of paths) await keep(pageName(path), path, () => readRoute(station, path));
  for (const { name, path, perform } of hasJourneys ? journeys : []) {
    await keep(name, path, async () => [await hearTwice(() => perform(station))]);
  }
  return { versions, commit, transcripts };
}).finally(() => server.close());

writeFileSync(join(FOLDER, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
console.log(`The transcripts: ${FOLDER}/`);
if (summary.transcripts.some(({ missing }) => missing.length > 0)) process.exitCode = 1;
