/**
 * Measures every page of the built site, once or in `--rounds`. Prints one table, with ratios to the same pages without
 * scripts. Usage: `npm run bench -- [--rounds 3] [paths…]`. Writes `reports/bench/result.json`.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { pagePaths } from '../../build/pagePaths';
import { browserArguments, provideBrowser } from '../site/browser';
import { runSite } from '../site/runSite';
import { makeBaseline } from './baseline';
import { answerWithBrotli } from './brotli';
import { measureInteractions } from './interactions';
import { visit } from './lighthouse';
import { measureMainThread } from './mainThread';
import { type Measures, medians } from './measures';
import { type BenchResult, resultText } from './table';

const BASELINE = 'node_modules/.cache/bench-baseline';
const RESULT = 'reports/bench/result.json';
/** At least twenty tries make a median. */
const TRIES = 21;
/** Factor by which a cheap phone's processor is slower. */
const SLOWDOWN = 4;

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}: give a whole number from 1`);
const known = await pagePaths(process.cwd());
const unknown = positionals.find((path) => !known.includes(path));
if (unknown) throw new Error(`${unknown}: no such page; the pages are ${known.join(', ')}`);
const paths = positionals.length > 0 ? positionals : known;

// Measures the site as it is deployed.
execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
await makeBaseline('dist', BASELINE);
const site = await runSite('dist', answerWithBrotli('dist'));
const baseline = await runSite(BASELINE, answerWithBrotli(BASELINE));
const browser = await chromium.launch({ executablePath: provideBrowser('whole'), args: browserArguments });
try {
  // The short part first, so that a changed page is known before the long part.
  const interactions = await measureInteractions(browser, site.address, TRIES, SLOWDOWN);
  const visits = new Map(paths.map((path) => [path, { site: [] as Measures[], baseline: [] as Measures[] }]));
  const start = Date.now();
  let done = 0;
  for (let round = 1; round <= rounds; round += 1) {
    // In turns, so that a busy minute of the machine affects all of them.
    for (const [path, measured] of visits) {
      for (const kind of ['site', 'baseline'] as const) {
        const address = (kind === 'site' ? site : baseline).address + path;
        measured[kind].push({ ...(await visit(address)), ...(await measureMainThread(browser, address, SLOWDOWN)) });
      }
      done += 1;
      const all = rounds * visits.size;
      const left = Math.round(((Date.now() - start) / done) * (all - done) * 1e-3);
      console.error(`Page ${done} of ${all}, about ${left} s left: ${path}`);
    }
  }
  const [processor] = cpus();
  const result: BenchResult = {
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
    rounds,
    pages: [...visits].map(([path, measured]) => ({
      path,
      site: medians(measured.site),
      baseline: medians(measured.baseline),
    })),
    interactions,
  };
  await mkdir('reports/bench', { recursive: true });
  await writeFile(RESULT, `${JSON.stringify(result, null, 2)}\n`);
  console.log(resultText(result));
} finally {
  site.close();
  baseline.close();
  await browser.close();
}
