/** The gate from end to end: read, merge, write the three reports, print, and answer with an exit code. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Requirement } from '../../spec/requirements';
import { goneTests } from './gone';
import { merge } from './merge';
import { type Outcome, problemLine, type Trace } from './model';
import { readResults } from './readResults';
import { registerProblems } from './register';
import { renderHtml } from './renderHtml';
import { renderMarkdown } from './renderMarkdown';
import { renderText } from './renderText';
import { blobLink, relativeLink } from './sourceLink';
import { silentProblems } from './sources';

const reportFolder = 'reports/spec';

export interface TraceOptions {
  /** The repository. */
  root: string;
  requirements: readonly Requirement[];
  env: Record<string, string | undefined>;
  print: (line: string) => void;
  printError: (line: string) => void;
}

/** Reads everything below `root` and gives the trace. */
export function traceOf({ root, requirements, env }: Pick<TraceOptions, 'root' | 'requirements' | 'env'>): Trace {
  const results = readResults(root);
  const { sections, tests, extra, problems: mergeProblems } = merge(requirements, results.runs);
  const problems = [
    ...results.problems,
    ...registerProblems(requirements),
    ...silentProblems(root, new Set(results.runs.map(({ file }) => file))),
    ...mergeProblems,
  ];
  const count = (outcome: Outcome) => tests.filter((test) => test.outcome === outcome).length;
  return {
    ok: problems.length === 0,
    commit: env.GITHUB_SHA ?? null,
    results: results.files,
    summary: {
      requirements: requirements.length,
      proved: sections.reduce((sum, { proved }) => sum + proved, 0),
      tests: tests.length,
      passed: count('passed'),
      flaky: count('flaky'),
      failed: count('failed'),
      skipped: count('skipped'),
    },
    problems,
    sections,
    extra,
    gone: goneTests(root),
  };
}

/**
 * Writes `reports/spec/index.{html,json,md}`, also when the gate is red, adds the Markdown to the CI job's summary where
 * there is one, and prints the rest. Returns 0 when every statement is proved and nothing is wrong, else 1.
 */
export function runTrace(options: TraceOptions): 0 | 1 {
  const { root, env, print, printError } = options;
  const trace = traceOf(options);
  const folder = join(root, reportFolder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(trace, null, 2)}\n`);
  writeFileSync(join(folder, 'index.html'), renderHtml(trace, relativeLink));
  writeFileSync(join(folder, 'index.md'), renderMarkdown(trace, relativeLink));
  if (env.GITHUB_STEP_SUMMARY) {
    appendFileSync(env.GITHUB_STEP_SUMMARY, renderMarkdown(trace, blobLink(env) ?? relativeLink));
  }
  for (const line of renderText(trace)) print(line);
  print(`The report: ${reportFolder}/index.html`);
  for (const problem of trace.problems) printError(problemLine(problem));
  return trace.ok ? 0 : 1;
}
