/**
 * Transcripts of a real screen reader: Orca reads every page and goes through the journeys, in Chromium; `/about /careers` only those
 * pages. Writes `reports/accessibility/screen-reader/`, and exits 1 if an expected phrase was not said.
 */
import { execSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../../build/pagePaths';
import { NOT_FOUND, pageName } from '../../build/paths';
import { currentCommit } from '../site/git';
import { serve } from '../site/serve';
import { missingIn, type Section, transcript } from './speech';
import { journeys, readPage, type Task } from './tasks';
import { asVisitor } from './visitor';

const FOLDER = 'reports/accessibility/screen-reader';
/** Programs for a screen reader without a screen, and the Debian packages that have them. */
const PROGRAMS = 'orca xvfb-run dbus-run-session speech-dispatcher openbox xdotool script'.split(' ');
const PACKAGES = 'orca xvfb xauth dbus at-spi2-core speech-dispatcher openbox xdotool bsdutils';

/** Runs this command again on a virtual display, with its own session bus. Returns its exit code. */
function onOwnScreen(): number {
  const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing here: apt-get install ${PACKAGES}`);
  const screen = ['-a', '-s', '-screen 0 1280x900x24 -nolisten tcp', 'dbus-run-session', '--'];
  const again = [process.execPath, join(import.meta.dirname, '../site/run.mjs'), ...process.argv.slice(1)];
  const env = { ...process.env, SCREEN_READER_SCREEN: 'own' };
  return spawnSync('xvfb-run', [...screen, ...again], { stdio: 'inherit', env }).status ?? 1;
}

/** The pages that are named, or all and the journeys. */
async function tasks(): Promise<[name: string, path: string, task: Task][]> {
  const named = process.argv.slice(2);
  const paths = named.length > 0 ? named : [...(await pagePaths(process.cwd())), NOT_FOUND];
  const walked = named.length > 0 ? [] : Object.entries(journeys);
  return [
    ...paths.map((path): [string, string, Task] => [pageName(path), path, readPage]),
    ...walked.map(([name, task]): [string, string, Task] => [name, '/about', task]),
  ];
}

async function listen(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  execSync('npm run --silent build', { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  const site = await serve({});
  try {
    await asVisitor(site.address, async (visitor) => {
      for (const [name, path, task] of await tasks()) {
        const failed = ({ message }: Error): Section[] => [
          { title: message.split('\n')[0] ?? '', said: [], expected: ['anything'] },
        ];
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
}

// Transcripts quote the example centre.
process.env.CATALOGUE = 'fixture';
if (process.env.SCREEN_READER_SCREEN) await listen();
else process.exitCode = onOwnScreen();
