/** Lighthouse's mobile preset, by its command: each visit has a Chromium and a process of its own, and an empty cache. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { browserArguments, provideBrowser } from '../site/browser';
import type { Measures } from './measures';

const COMMAND = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
/** Bytes; a report with its screenshots has some megabytes. */
const LARGEST_REPORT = 64 * 1024 * 1024;

interface Request {
  resourceType: string;
  /** Bytes. */
  transferSize: number;
}

/** Visits `address`. Lighthouse now and then misses the start of a page on a busy machine, so it may try a second time. */
export async function visit(address: string): Promise<Measures> {
  return visitOnce(address).catch(() => visitOnce(address));
}

/** Throws one line where the page does not load. */
async function visitOnce(address: string): Promise<Measures> {
  const flags = ['--headless=new', ...browserArguments].join(' ');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMMAND, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: provideBrowser('whole') }, maxBuffer: LARGEST_REPORT },
  );
  const report: Result = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${address}: Lighthouse could not load it: ${report.runtimeError.message}`);
  const score = (category: string) => (report.categories[category]?.score ?? 0) * 100;
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const details = report.audits['network-requests']?.details;
  const requests = details && 'items' in details ? (details.items as unknown as Request[]) : [];
  const bytes = (...types: string[]) =>
    requests
      .filter(({ resourceType }) => types.length === 0 || types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    requests: requests.length,
    bytes: bytes(),
    htmlBytes: bytes('Document'),
    scriptBytes: bytes('Script'),
    fontBytes: bytes('Font'),
    imageBytes: bytes('Image', 'Manifest', 'Other'),
  };
}
