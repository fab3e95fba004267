/** Runs Lighthouse's mobile preset by its command. Each visit has its own Chromium and an empty cache. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { browserArguments, provideBrowser } from '../site/browser';

const COMMAND = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
/** Largest report in bytes; with screenshots it has some megabytes. */
const LARGEST_REPORT = 64 * 1024 * 1024;

/** Used fields of Lighthouse's own JSON, whose types only this tool's package has. */
export interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Lighthouse's report on `address`, with `options` for its command, after at most `tries` visits, because it sometimes misses the
 * start of a page.
 */
export async function visit(address: string, options: string[] = [], tries = 4): Promise<Report> {
  const flags = `--chrome-flags=${['--headless=new', ...browserArguments].join(' ')}`;
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [COMMAND, address, '--quiet', '--output=json', flags, ...options],
      {
        env: { ...process.env, CHROME_PATH: provideBrowser('whole') },
        maxBuffer: LARGEST_REPORT,
      },
    );
    const report: Report = JSON.parse(stdout);
    if (report.runtimeError)
      throw new Error(`${address}: Lighthouse could not load it: ${report.runtimeError.message}`);
    return report;
  } catch (cause) {
    if (tries === 1) throw cause;
    return visit(address, options, tries - 1);
  }
}
