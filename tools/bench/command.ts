/**
 * Measures every page of the built site beside itself without scripts, in turns. Prints one table, and keeps Lighthouse's own
 * reports in `reports/bench/`. Usage: `npm run bench -- [--rounds 3] [paths…]`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { pagePaths } from '../../build/pagePaths';
import { pageName } from '../../build/paths';
import { browserArguments, provideBrowser } from '../site/browser';
import { serve } from '../site/serve';
import { answerWithBrotli } from './brotli';
import { measureInteractions, median } from './interactions';
import { type Report, visit } from './lighthouse';

const FOLDER = 'reports/bench';
/** Lighthouse's options for a page, and for the same page without scripts: none with scripts can be faster. */
const VISITS = { site: [], 'without-scripts': ['--blocked-url-patterns=*.js'] };

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
const env = { ...process.env, NODE_ENV: 'production' };
execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { stdio: 'inherit', env });
mkdirSync(FOLDER, { recursive: true });

/** The page's row: medians of the rounds, with those of the page without scripts in brackets. */
function rowOf(path: string, reports: Report[], bare: Report[]): string {
  const of = (all: Report[], audit: string) =>
    median(all.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const beside = (audit: string) => `${Math.round(of(reports, audit))} (${Math.round(of(bare, audit))})`;
  const ratio = (audit: string) => (of(reports, audit) / of(bare, audit)).toFixed(2);
  const score = (name: string) =>
    Math.round(median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100)));
  return [
    ...[path, ratio('largest-contentful-paint'), ratio('first-contentful-paint')],
    ...[beside('largest-contentful-paint'), beside('first-contentful-paint'), beside('total-blocking-time')],
    of(reports, 'cumulative-layout-shift').toFixed(3),
    (of(reports, 'total-byte-weight') / 1000).toFixed(1),
    ['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(' '),
  ].join(' | ');
}

const site = await serve({ first: answerWithBrotli('dist') });
const browser = await chromium.launch({ executablePath: provideBrowser('whole'), args: browserArguments });
try {
  const interactions = await measureInteractions(browser, site.address);
  for (const [name, time] of Object.entries(interactions)) console.log(`${name}: painted after ${time} ms`);
  console.log(
    'page | LCP × | FCP × | LCP ms | FCP ms | TBT ms | CLS | KB | performance, accessibility, practices, SEO',
  );
  for (const path of paths) {
    const reports: Record<keyof typeof VISITS, Report[]> = { site: [], 'without-scripts': [] };
    for (let round = 1; round <= rounds; round += 1)
      for (const name of ['site', 'without-scripts'] as const) {
        const report = await visit(`${site.address}${path}`, VISITS[name]);
        writeFileSync(`${FOLDER}/${pageName(path)}--${name}--${round}.json`, JSON.stringify(report));
        reports[name].push(report);
      }
    console.log(rowOf(path, reports.site, reports['without-scripts']));
  }
} finally {
  site.close();
  await browser.close();
}
