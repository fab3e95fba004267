/** The shapes the gate passes from reading to merging to rendering. */
import type { Requirement } from '../../spec/requirements';

/** Something that turns the gate red, in three parts so that every line says what, where and how to mend it. */
export interface Problem {
  where: string;
  what: string;
  mend: string;
}

/** `flaky` failed first and passed when tried again. It counts as passed and is named as what it is. */
export type Outcome = 'passed' | 'flaky' | 'failed' | 'skipped';

/** One test, run once in one place, as a results file tells it. */
export interface TestRun {
  /** Outermost describe title first, the test's own title last. */
  titles: string[];
  /** Relative to the repository, with forward slashes. */
  file: string;
  line: number | null;
  /** 'unit (jsdom)', 'real browser, 1280 px'. */
  where: string;
  outcome: Outcome;
  /** The first line of the failure. */
  error?: string;
  /** All that the runner says of the failure, without terminal colours. */
  message?: string;
}

/** A results file that could be read. */
export interface ResultsFile {
  file: string;
  /** ISO 8601, as the runner noted it. */
  ranAt: string;
  tests: number;
}

/** What reading one or more results files gives. */
export interface Results {
  files: ResultsFile[];
  runs: TestRun[];
  problems: Problem[];
}

/** One test with every place it ran in. */
export interface TracedTest {
  /** The titles joined by ' › '. */
  title: string;
  file: string;
  line: number | null;
  /** The worst of its runs. */
  outcome: Outcome;
  runs: Pick<TestRun, 'where' | 'outcome' | 'error'>[];
}

export type TracedRequirement = Requirement & {
  /** At least one test, and all of them passed. */
  proved: boolean;
  tests: TracedTest[];
};

export interface TracedSection {
  heading: string;
  proved: number;
  requirements: TracedRequirement[];
}

/** The tests that went since the change began. They turn nothing red: a reviewer decides. */
export interface Gone {
  /** The commit where the change began. */
  since: string;
  statements: {
    /** Of a statement, or the mark of tests outside the specification. */
    id: string;
    titles: string[];
    /** How many tests fewer it has than before; 0 where others came for them. */
    fewer: number;
  }[];
}

/** The whole report: `index.json` is this, and the pages are drawn from it. */
export interface Trace {
  ok: boolean;
  /** The commit that was tested, where the environment names it. */
  commit: string | null;
  results: ResultsFile[];
  summary: { requirements: number; proved: number; tests: number } & Record<Outcome, number>;
  problems: Problem[];
  sections: TracedSection[];
  /** Tests outside the document. */
  extra: TracedTest[];
  /** Null where git does not know where the change began. */
  gone: Gone | null;
}

/** Draws a link target for a line of a source file. */
export type SourceLink = (file: string, line: number | null) => string;

/** One line of text: where, what, how to mend. */
export function problemLine({ where, what, mend }: Problem): string {
  return `${where}: ${what}; ${mend}`.replaceAll(/\s+/g, ' ');
}

/** `spec/x.spec.ts:12`, or the file alone where the line is not known. */
export function placeOf({ file, line }: { file: string; line: number | null }): string {
  return line === null ? file : `${file}:${line}`;
}
