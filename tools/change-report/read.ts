/** Reads the reports that a run of the checks left in a folder. What is not there was not measured. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchResult } from '../bench/table';
import type { PageBytes } from '../gate/bytes';
import type { Difference } from '../screenshots/compare';
import type { Trace } from '../spec-trace/model';
import type { ReferenceChange } from './references';

/** As Playwright writes its results: suites in suites, and what a test left. */
export interface Suite {
  suites?: Suite[];
  specs?: { tests: { results: { attachments: { name: string }[] }[] }[] }[];
}

export interface Reports {
  trace?: Trace | undefined;
  bytes?: PageBytes | undefined;
  /** What `npm run a11y:report -- --compare` says of the base and this, a line each. */
  accessibility?: string[] | undefined;
  pictures?: Difference[] | undefined;
  bench?: Pick<BenchResult, 'pages'> | undefined;
  /** What the tests of pictures found. */
  compared?: Suite | undefined;
  /** The reference pictures that the change brings. */
  references?: ReferenceChange[] | undefined;
  /** The summary of what failed, a line each. */
  failures?: string[] | undefined;
}

const FILES = {
  trace: 'spec/index.json',
  bytes: 'bytes.json',
  pictures: 'screenshots/compared/differences.json',
  bench: 'bench/result.json',
  failures: 'failures.json',
  compared: 'results/playwright-pictures.json',
} as const;

const COMPARED = 'accessibility/compared.md';

/** The reports below `folder`. Throws one line that names a file which is not JSON. */
export function readReports(folder: string): Reports {
  const entries = Object.entries(FILES).flatMap(([name, file]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [];
    try {
      return [[name, JSON.parse(readFileSync(path, 'utf8'))] as const];
    } catch (error) {
      throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
    }
  });
  const compared = join(folder, COMPARED);
  // Its title gives way to that of the comment's part.
  const accessibility = existsSync(compared) ? readFileSync(compared, 'utf8').trim().split('\n').slice(2) : undefined;
  return { ...Object.fromEntries(entries), accessibility };
}
