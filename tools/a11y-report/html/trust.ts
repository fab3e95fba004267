/** How far the report can be trusted: engines side by side, seeded faults, a real screen reader, and known limits. */

import type { CheckResult, Outcome } from '../../../a11y/model';
import { escapeHtml } from '../../../build/escape';
import type { Assertion, PackInput, Summary } from '../model';
import { counted, grouped, listed } from '../wording';
import { criteriaOf } from './findings';
import { list, tag } from './page';

interface RuleCount {
  check: CheckResult;
  counts: Partial<Record<Outcome, number>>;
}

function engineTable({ evaluation }: Summary, engine: CheckResult['engine'], caption: string): string {
  const rules = new Map<string, RuleCount>();
  for (const check of evaluation.states.flatMap(({ checks }) => checks)) {
    if (check.engine !== engine) continue;
    const counts = rules.get(check.rule)?.counts ?? {};
    rules.set(check.rule, { check, counts: { ...counts, [check.outcome]: (counts[check.outcome] ?? 0) + 1 } });
  }
  const rows = [...rules.values()]
    .sort((a, b) => a.check.rule.localeCompare(b.check.rule, 'en'))
    .map(({ check, counts }) => {
      const cell = (outcome: Outcome) => `<td class="number">${grouped(counts[outcome] ?? 0)}</td>`;
      return `<tr><th scope="row"><code>${escapeHtml(check.rule)}</code> <span class="soft">${criteriaOf(check)}</span></th>
${cell('failed')}${cell('cantTell')}${cell('passed')}</tr>`;
    });
  return `<details><summary>${caption}: ${counted(rows.length, 'rule')}</summary>
<table><caption>${caption}, in how many states</caption>
<thead><tr><th scope="col">Rule</th><th scope="col" class="number">Failed</th><th scope="col" class="number">Person to judge</th><th scope="col" class="number">No failure found</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></details>`;
}

/** One engine found a failure where the other found none. */
function disagrees({ checks }: Assertion): boolean {
  const outcomesOf = (engine: CheckResult['engine']) =>
    checks.filter((check) => check.engine === engine).map(({ outcome }) => outcome);
  const [axe, script] = [outcomesOf('axe'), outcomesOf('script')];
  const found = (own: Outcome[], other: Outcome[]) =>
    own.includes('failed') && other.includes('passed') && !other.includes('failed');
  return found(axe, script) || found(script, axe);
}

/** What each engine tried, by itself. */
export function engines(summary: Summary): string {
  const disagreeing = summary.criteria.flatMap(({ assertions }) => assertions.filter(disagrees)).length;
  return `<h2 id="engines">Engines, each by itself</h2>
<p>In ${counted(disagreeing, 'case')} one found a failure of a criterion where the other found none.</p>
${engineTable(summary, 'axe', 'axe')}${engineTable(summary, 'script', 'Scripts')}`;
}

/** How many faults that were put in on purpose went unnoticed. */
export function seededFaults({ faults }: PackInput): string {
  if (!faults || faults.length === 0) {
    return '<h2 id="faults">What the checks miss</h2><p>Not measured: the checks have not been tried on seeded faults.</p>';
  }
  const missed = faults.filter(({ caughtBy }) => caughtBy.length === 0).length;
  const rows = faults.map(
    ({
      name,
      criteria,
      caughtBy,
    }) => `<tr><th scope="row">${escapeHtml(name)} <span class="soft">${listed(criteria)}</span></th>
<td>${caughtBy.length > 0 ? `Caught by ${caughtBy.map((rule) => `<code>${escapeHtml(rule)}</code>`).join(', ')}` : '<strong>Missed</strong>'}</td></tr>`,
  );
  return `<h2 id="faults">What the checks miss</h2>
<p>The checks were tried on pages with one fault each. They missed ${missed} of ${counted(faults.length, 'fault')} (${Math.round((100 * missed) / faults.length)}%).</p>
<table><caption>Seeded faults</caption><thead><tr><th scope="col">Fault</th><th scope="col">Noticed</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}

/** What a real screen reader said, or that it was not done. */
export function screenReader({ screenReader: summary, evaluation }: PackInput): string {
  const heading = '<h2 id="screen-reader">Screen reader</h2>';
  if (!summary) {
    return `${heading}<p>${tag('untested')} Not done. <code>npm run a11y:screen-reader</code> has Orca read the site and leaves transcripts here.</p>`;
  }
  const { versions, commit, transcripts } = summary;
  const stale =
    commit === evaluation.commit
      ? ''
      : ` It read commit <code>${escapeHtml(commit)}</code>, not the one evaluated here.`;
  const rows = transcripts.map(({ name, path, file, heard, missing }) => {
    const lost =
      missing.length > 0 ? `<br>Not said: ${missing.map((phrase) => `‘${escapeHtml(phrase)}’`).join(', ')}` : '';
    return `<tr><th scope="row"><a href="screen-reader/${escapeHtml(file)}">${escapeHtml(name)}</a> <span class="soft">${escapeHtml(path)}</span></th>
<td>${tag(missing.length > 0 ? 'failed' : 'passed')} ${heard.length} of ${heard.length + missing.length} expected phrases said${lost}</td></tr>`;
  });
  return `${heading}<p>Orca ${escapeHtml(versions.orca)} with Speech Dispatcher ${escapeHtml(versions.speechDispatcher)} and Chromium ${escapeHtml(versions.chromium)}.${stale}</p>
<table><caption>Transcripts</caption><thead><tr><th scope="col">Read</th><th scope="col">Expected phrases</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}

/** What this report cannot tell. */
export function limits(): string {
  return `<h2 id="limits">Known limits</h2>
${list([
  'One browser engine (Chromium). Firefox and Safari, and phones held in the hand, are not covered.',
  'No person took part, with or without a disability. Rows that need one are not a statement that the site conforms.',
  'Texts over gradients and pictures are left to a person, because no check can compute their contrast.',
  'A screen reader other than Orca may say things differently. What a screen reader ‘would say’ is computed from the accessibility tree.',
  'Speech control, switches, screen magnifiers and braille displays were not tried.',
  'The applicant site, where people log in and apply, is a site of its own.',
])}`;
}
