/** The evaluation for a spreadsheet: a line for each criterion, page and state (RFC 4180, UTF-8). */
import type { Assertion, Summary } from './model';
import { outcomeWords } from './wording';

const HEADER = [
  'Criterion',
  'Name',
  'Level',
  'Page',
  'State',
  'Width (px)',
  'Colours',
  'Outcome',
  'EARL outcome',
  'EARL mode',
  'Engines and rules',
  'ACT rules',
  'Places',
  'What is wrong',
  'Who meets it',
  'How to mend it',
];

/** What a spreadsheet would take for a formula gets an apostrophe in front. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function row({ criterion, state, outcome, mode, checks }: Assertion): string {
  const findings = checks.flatMap((check) => check.findings);
  const joined = (key: 'selector' | 'message' | 'impact' | 'fix') =>
    [...new Set(findings.map((finding) => finding[key]))].join(' | ');
  return [
    criterion.number,
    criterion.name,
    criterion.level,
    state.path,
    state.state,
    state.width,
    state.scheme,
    outcomeWords[outcome],
    outcome,
    mode,
    checks
      .filter((check) => check.outcome !== 'inapplicable')
      .map((check) => `${check.engine} ${check.rule}: ${check.outcome}`)
      .join(' | '),
    [...new Set(checks.flatMap(({ actRules }) => actRules))].sort().join(' '),
    joined('selector'),
    joined('message'),
    joined('impact'),
    joined('fix'),
  ]
    .map(cell)
    .join(',');
}

/** `results.csv`. A partial evaluation has a line of its own above the header. */
export function csv({ partial, criteria }: Summary): string {
  const rows = criteria.flatMap(({ assertions }) => assertions.map(row));
  // The mark at the start lets spreadsheets read the file as UTF-8.
  return `\uFEFF${[...(partial ? [cell(partial)] : []), HEADER.map(cell).join(','), ...rows].join('\r\n')}\r\n`;
}
