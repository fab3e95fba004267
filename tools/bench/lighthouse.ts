/** Runs Lighthouse's mobile preset by its command. Each visit has its own Chromium and an empty cache. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { browserArguments, provideBrowser } from '../site/browser';
import type { LighthouseMeasures } from './measures';

const COMMAND = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
/** Largest report in bytes; with screenshots it has some megabytes. */
const LARGEST_REPORT = 64 * 1024 * 1024;

/** Used fields of Lighthouse's report, whose types only this tool's package has. `transferSize` is in bytes. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items: { resourceType: string; transferSize: number }[] } }
  >;
}

/** Visits `address`, at most `tries` times, because Lighthouse sometimes misses the start of a page. */
export async function visit(address: string, tries = 4): Promise<LighthouseMeasures> {
  return visitOnce(address).catch((cause) => {
    if (tries === 1) throw cause;
    return visit(address, tries - 1);
  });
}

/** One visit. Throws a one-line error if the page does not load. */
async function visitOnce(address: string): Promise<LighthouseMeasures> {
  const flags = ['--headless=new', ...browserArguments].join(' ');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMMAND, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: provideBrowser('whole') }, maxBuffer: LARGEST_REPORT },
  );
  const { runtimeError, categories, audits }: Report = JSON.parse(stdout);
  if (runtimeError) throw new Error(`${address}: Lighthouse could not load it: ${runtimeError.message}`);
  const score = (category: string) => (categories[category]?.score ?? 0) * 100;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
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
    bytes: bytes(),
    scriptBytes: bytes('Script'),
  };
}
