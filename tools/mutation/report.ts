/** Stryker's JSON reports, one for each area, read into what the comparison needs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a run leaves its reports, relative to the repository. */
export const reportFolder = 'reports/mutation';

/** What names a mutant and stays the same when other lines move. */
export interface MutantKey {
  /** Relative to the repository. */
  file: string;
  /** The line it begins on, trimmed. */
  line: string;
  /** What it changed, `original → replacement`, each on one line and cut at 60 characters. */
  change: string;
}

/** One mutant of a report. */
export interface Mutant extends MutantKey {
  /** From 1. */
  lineNumber: number;
  /** Stryker's word: `Killed`, `Survived`, `NoCoverage`, `Timeout`, `Ignored` … */
  status: string;
}

interface Position {
  line: number;
  column: number;
}

interface ReportedMutant {
  replacement?: string;
  location: { start: Position; end: Position };
  status: string;
}

function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 60 ? `${flat.slice(0, 60)}…` : flat;
}

/** The text between two positions; lines and columns count from 1. */
function textBetween(lines: string[], start: Position, end: Position): string {
  const part = lines.slice(start.line - 1, end.line);
  part[part.length - 1] = (part.at(-1) ?? '').slice(0, end.column - 1);
  part[0] = (part[0] ?? '').slice(start.column - 1);
  return part.join('\n');
}

function mutantsOf(report: string): Mutant[] {
  const { files } = JSON.parse(report) as { files: Record<string, { source: string; mutants: ReportedMutant[] }> };
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants.map(({ replacement = '', location: { start, end }, status }) => ({
      file,
      lineNumber: start.line,
      line: (lines[start.line - 1] ?? '').trim(),
      change: `${oneLine(textBetween(lines, start, end))} → ${oneLine(replacement)}`,
      status,
    }));
  });
}

/**
 * Reads all reports below `root`.
 *
 * @throws Error, in one line, when there is none, or one is no report of Stryker's.
 */
export function readReports(root: string): Mutant[] {
  const folder = join(root, reportFolder);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (names.length === 0)
    throw new Error(`${reportFolder}: no report; run npm run spec:mutate, and read what Stryker says`);
  return names.sort().flatMap((name) => {
    try {
      return mutantsOf(readFileSync(join(folder, name), 'utf8'));
    } catch (cause) {
      throw new Error(`${reportFolder}/${name}: no report of Stryker's; delete it and run npm run spec:mutate`, {
        cause,
      });
    }
  });
}
