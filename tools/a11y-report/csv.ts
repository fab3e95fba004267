/**
 * The evaluation for a spreadsheet (RFC 4180, UTF-8): a line for each criterion and page with a finding. What is the same
 * on every page, as 'not applicable', is one line.
 */
import type { Outcome } from '../../a11y/model';
import type { Assertion, CriterionSummary, Summary } from './model';
import { outcomeWords } from './outcomes';
import { bearsOn, told } from './summary';

const HEADER = [
  'Criterion',
  'Name',
  'Level',
  'Page',
  'Outcome',
  'EARL outcome',
  'EARL mode',
  'Judged by',
  'Engines and rules',
  'States',
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

function row({ criterion, page, outcome, mode, verdict }: Assertion, paths: string): string {
  const open = told(page.measured, 'failed', 'cantTell').filter(({ check }) => bearsOn(criterion, check));
  const findings = open.flatMap(({ check }) => check.findings);
  const joined = (values: string[]) => [...new Set(values)].join(' | ');
  return [
    criterion.number,
    criterion.name,
    criterion.level,
    paths,
    outcomeWords[outcome],
    outcome,
    mode,
    verdict ? `${verdict.by}, ${verdict.date}. ${verdict.note}`.trim() : '',
    joined(open.map(({ check }) => `${check.engine} ${check.rule}: ${check.outcome}`)),
    joined(open.flatMap(({ states }) => states.map(({ id }) => id))),
    joined(findings.map(({ selector }) => selector)),
    joined(findings.map(({ message }) => message)),
    joined(findings.map(({ impact }) => impact)),
    joined(findings.map(({ fix }) => fix)),
  ]
    .map(cell)
    .join(',');
}

const isSilent = (outcome: Outcome) => outcome === 'inapplicable' || outcome === 'untested';

function rows({ assertions, criterion }: CriterionSummary): string[] {
  const groups = new Map<string, Assertion[]>();
  for (const assertion of assertions) {
    const { outcome, mode, page } = assertion;
    const key = isSilent(outcome) ? `${outcome} ${mode}` : page.path;
    groups.set(key, [...(groups.get(key) ?? []), assertion]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const paths =
      group.length === assertions.length && group.length > 1 ? 'all' : group.map(({ page }) => page.path).join(' ');
    return row({ ...first, criterion }, paths);
  });
}

/** `results.csv`. A partial evaluation has a line of its own above the header. */
export function csv({ partial, criteria }: Summary): string {
  // The mark at the start lets spreadsheets read the file as UTF-8.
  return `\uFEFF${[...(partial ? [cell(partial)] : []), HEADER.map(cell).join(','), ...criteria.flatMap(rows)].join('\r\n')}\r\n`;
}
