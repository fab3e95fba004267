/**
 * Transcripts of a real screen reader: Orca reads a sample of pages and goes through the journeys, in Chromium. `--all` reads
 * every page, `/about /careers` only those. Writes `reports/accessibility/screen-reader/`, and exits 1 if an expected phrase
 * was not said.
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
/** One page of each kind: home, prose, programme cards with an upcoming one, prices in a table, not found. */
const SAMPLE = ['/', '/about', '/programs/bootcamps', '/programs/feestructure', '/404'];

/** Runs this command again on a virtual display, with its own session bus. Returns its exit code. */
function onOwnScreen(): number {
  const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing here: apt-get install ${PACKAGES}`);
  const screen = ['-a', '-s', '-screen 0 1280x900x24 -nolisten tcp', 'dbus-run-session', '--'];
  const again = [process.execPath, join(import.meta.dirname, '../site/run.mjs'), ...process.argv.slice(1)];
  const env = { ...process.env, SCREEN_READER_SCREEN: 'own' };
  return spawnSync('xvfb-run', [...screen, ...again], { stdio: 'inherit', env }).status ?? 1;
}

/** The sample, all pages or the pages that are named; with the first two, the journeys. */
async function tasksOf(words: string[]): Promise<[name: string, path: string, task: Task][]> {
  const all = [...(await pagePaths(process.cwd())), NOT_FOUND];
  const unknown = words.find((word) => word !== '--all' && !all.includes(word));
  if (unknown) throw new Error(`${unknown} is no page of the site. Its pages: ${all.join(' ')}`);
  const paths = words.includes('--all') ? all : words.length > 0 ? words : SAMPLE;
  const walked = paths === words ? [] : Object.entries(journeys);
  return [
    ...paths.map((path) => [pageName(path), path, readPage] as [string, string, Task]),
    ...walked.map(([name, task]) => [name, '/about', task] as [string, string, Task]),
  ];
}

async function listen(): Promise<void> {
  const tasks = await tasksOf(process.argv.slice(2));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  execSync('npm run --silent build', { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  const site = await serve({});
  try {
    await asVisitor(site.address, async (visitor) => {
      for (const [name, path, task] of tasks) {
        const failed = ({ message }: Error): Section[] => [
          { title: message.split('\n')[0] ?? '', said: [], expected: ['anything'] },
        ];
        let sections = await task(visitor, path).catch(failed);
        // Again if a phrase was missing, because transcripts vary a little.
        if (missingIn(sections).length > 0) sections = await task(visitor, path).catch(failed);
        const missing = missingIn(sections);
        const head = [visitor.versions, `Commit ${currentCommit()}`, `Path ${path}`];
        const lines = [...head, ...missing.map((phrase) => `Not said: ${phrase}`), transcript(sections), ''];
        writeFileSync(join(FOLDER, `${name}.txt`), lines.join('\n'));
        console.log(
          `${name}: ${missing.length === 0 ? 'every expected phrase was said' : `not said: ${missing.join('; ')}`}`,
        );
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
