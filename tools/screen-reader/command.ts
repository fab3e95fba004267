/**
 * Transcripts of a real screen reader: Orca reads every page and goes through the journeys, in Chromium; `/about /careers` only those
 * pages. Writes `reports/accessibility/screen-reader/`, and exits 1 if an expected phrase was not said.
 */
import { execSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../../build/pagePaths';
import { NOT_FOUND, pageName } from '../../build/paths';
import { currentCommit } from '../site/git';
import { serve } from '../site/serve';
import { missingIn, type Section, transcript } from './speech';
import { journeys, readPage } from './tasks';
import { asVisitor } from './visitor';

const FOLDER = 'reports/accessibility/screen-reader';

// Transcripts quote the example centre.
process.env.CATALOGUE = 'fixture';
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : [...(await pagePaths(process.cwd())), NOT_FOUND];
const tasks = [
  ...paths.map((path) => ({ name: pageName(path), path, task: readPage })),
  ...Object.entries(named.length > 0 ? {} : journeys).map(([name, task]) => ({ name, path: '/about', task })),
];

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
execSync('npm run --silent build', { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
const site = await serve({});
try {
  await asVisitor(site.address, async (visitor) => {
    for (const { name, path, task } of tasks) {
      const failed = ({ message }: Error): Section[] => [{ title: message, said: [], expected: ['anything'] }];
      let sections = await task(visitor, path).catch(failed);
      // Again if a phrase was missing, because transcripts vary a little.
      if (missingIn(sections).length > 0) sections = await task(visitor, path).catch(failed);
      const missing = missingIn(sections);
      const head = `${visitor.versions}\nCommit ${currentCommit()}\nPath ${path}\n`;
      writeFileSync(join(FOLDER, `${name}.txt`), `${head}${transcript(sections)}\n`);
      console.log(`${name}: ${missing.length > 0 ? `not said: ${missing.join('; ')}` : 'all was said'}`);
      if (missing.length > 0) process.exitCode = 1;
    }
  });
} finally {
  site.close();
}
console.log(`The transcripts: ${FOLDER}/`);
