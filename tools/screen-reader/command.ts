/**
 * Transcripts of a real screen reader. Orca reads a sample of pages and goes through the journeys, in Chromium and then in
 * Firefox. `--all` reads every page, `/about /careers` only those. Writes `reports/accessibility/screen-reader/`, and exits 1
 * if an expected phrase was not said.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pagePaths } from '../../build/pagePaths';
import { NOT_FOUND, pageName } from '../../build/paths';
import { currentCommit } from '../site/git';
import { serveBuild } from '../site/serveBuild';
import { type Journey, journeys } from './journeys';
import { readRoute } from './readRoute';
import { asText, unheard } from './transcript';
import { asVisitor, BROWSERS, type BrowserName, type Visitor } from './visitor';

const FOLDER = 'reports/accessibility/screen-reader';
/** Programs for a screen reader without a screen, and the Debian packages that have them. */
const PROGRAMS = 'orca xvfb-run dbus-run-session speech-dispatcher openbox xdotool script firefox-esr'.split(' ');
const PACKAGES = 'orca xvfb xauth dbus at-spi2-core speech-dispatcher openbox xdotool bsdutils firefox-esr';

/** Runs this command again on a virtual display, with its own session bus. Returns its exit code. */
function onOwnScreen(): number {
  const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing here: apt-get install ${PACKAGES}`);
  const screen = ['-a', '-s', '-screen 0 1280x900x24 -nolisten tcp', 'dbus-run-session', '--'];
  const again = [process.execPath, join(import.meta.dirname, '../site/run.mjs'), ...process.argv.slice(1)];
  const env = { ...process.env, SCREEN_READER_SCREEN: 'own' };
  return spawnSync('xvfb-run', [...screen, ...again], { stdio: 'inherit', env }).status ?? 1;
}

/** One page of each kind: home, prose, programme cards with an upcoming one, prices in a table, not found. */
const SAMPLE = ['/', '/about', '/programs/bootcamps', '/programs/feestructure', '/404'];

/** Requested jobs: pages by path, or a sample or all pages with the journeys. Throws a one-line error for anything else. */
async function jobsOf(): Promise<Journey[]> {
  const pages = [...(await pagePaths(process.cwd())), NOT_FOUND];
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.find((path) => !pages.includes(path));
  if (unknown !== undefined) throw new Error(`${unknown} is no page of the site. Its pages: ${pages.join(' ')}`);
  const requested = positionals.length > 0 ? new Set(positionals) : values.all ? pages : SAMPLE;
  const reading = [...requested].map((path) => ({ name: pageName(path), path, perform: readRoute }));
  return positionals.length > 0 ? reading : [...reading, ...journeys];
}

async function listen(jobs: Journey[]): Promise<void> {
  const commit = currentCommit();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const site = await serveBuild();
  const all = BROWSERS.length * jobs.length;
  let done = 0;

  const doAll = (browser: BrowserName) => async (visitor: Visitor) => {
    for (const { name: plainName, path, perform } of jobs) {
      const hearings = await perform(visitor, path).catch((error) => [unheard(error)]);
      const name = browser === 'Chromium' ? plainName : `${plainName}--${browser.toLowerCase()}`;
      writeFileSync(join(FOLDER, `${name}.txt`), asText(path, visitor.versions, commit, hearings));
      const expected = hearings.reduce((sum, hearing) => sum + hearing.expected, 0);
      const missing = hearings.flatMap((hearing) => hearing.missing);
      done += 1;
      console.log(`${done} of ${all}: ${name}: ${expected - missing.length} of ${expected} expected phrases said`);
      for (const phrase of missing) console.log(`  not said: ${phrase}`);
      if (missing.length > 0) process.exitCode = 1;
    }
  };

  try {
    for (const browser of BROWSERS) await asVisitor(site.address, browser, doAll(browser));
  } finally {
    site.close();
  }
  console.log(`The transcripts: ${FOLDER}/`);
}

// Transcripts quote the example centre.
process.env.CATALOGUE = 'fixture';
const jobs = await jobsOf();
if (process.env.SCREEN_READER_SCREEN) await listen(jobs);
else process.exitCode = onOwnScreen();
