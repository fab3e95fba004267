/** The states, a row each, with a filter by page, criterion and result; and all failures. */

import type { Outcome, StateEvidence } from '../../../a11y/model';
import { escapeHtml } from '../../../build/escape';
import type { Summary } from '../model';
import { failedChecks } from '../summary';
import { counted, grouped, outcomes, outcomeWords } from '../wording';
import { checkBlock, stateName } from './findings';
import { tag } from './page';
import { routeFile, stateLink } from './routePage';

/** One letter for each outcome, for the filter. */
const letters: Record<Outcome, string> = { failed: 'f', cantTell: 'c', passed: 'p', untested: 'u', inapplicable: 'i' };

/** In the order in which the pages were evaluated. */
export function byPath(states: StateEvidence[]): [string, StateEvidence[]][] {
  const groups = new Map<string, StateEvidence[]>();
  for (const state of states) groups.set(state.path, [...(groups.get(state.path) ?? []), state]);
  return [...groups];
}

/** Every failed check: what, where, whom it harms and how to mend it. The same check in several states stands once. */
export function failures(summary: Summary): string {
  const failed = failedChecks(summary);
  const groups = new Map<string, { block: string; states: StateEvidence[] }>();
  for (const { state, check } of failed) {
    const block = checkBlock(check);
    const group = groups.get(block) ?? { block, states: [] };
    group.states.push(state);
    groups.set(block, group);
  }
  const blocks = [...groups.values()].map(({ block, states }) => {
    const links = states.map(
      (state) => `<a href="${stateLink(state)}">${escapeHtml(`${state.path} ${stateName(state)}`)}</a>`,
    );
    return `${block}<p>In ${counted(states.length, 'state')}: ${links.join('; ')}.</p>`;
  });
  return `<h2 id="failures">Failures</h2>
${failed.length === 0 ? `<p>${tag('passed')} No check failed.</p>` : `<p>${counted(failed.length, 'failed check')}.</p>${blocks.join('\n')}`}`;
}

function option(value: string | number, label: string): string {
  return `<option value="${escapeHtml(String(value))}">${escapeHtml(label)}</option>`;
}

function filter({ criteria, evaluation }: Summary): string {
  const pages = byPath(evaluation.states).map(([path]) => option(path, path));
  const rows = criteria.map(({ criterion }, index) =>
    option(index, criterion.number === 'BP' ? criterion.name : `${criterion.number} ${criterion.name}`),
  );
  const results = outcomes.map((outcome) => option(letters[outcome], outcomeWords[outcome]));
  return `<search id="filter" hidden>
<p><label for="page">Page</label><select id="page">${option('', 'All pages')}${pages.join('')}</select></p>
<p><label for="criterion">Criterion</label><select id="criterion">${option('', 'All criteria')}${rows.join('')}</select></p>
<p><label for="result">Result</label><select id="result">${option('', 'All results')}${results.join('')}</select></p>
<p id="count" role="status"></p>
</search>`;
}

/** The table of the states. */
export function results(summary: Summary): string {
  const { criteria, evaluation } = summary;
  const position = new Map(evaluation.states.map((state, index) => [state, index]));
  const row = (state: StateEvidence) => {
    const found = criteria.map(({ assertions }) => assertions[position.get(state) ?? 0]?.outcome ?? 'untested');
    const cell = (outcome: Outcome) =>
      `<td class="number">${grouped(found.filter((each) => each === outcome).length)}</td>`;
    return `<tr data-outcomes="${found.map((outcome) => letters[outcome]).join('')}">
<th scope="row"><a href="${stateLink(state)}">${escapeHtml(stateName(state))}</a></th>
${cell('failed')}${cell('cantTell')}${cell('passed')}</tr>`;
  };
  const bodies = byPath(evaluation.states).map(
    ([path, states]) => `<tbody data-path="${escapeHtml(path)}"><tr class="group">
<th scope="rowgroup" colspan="4"><a href="${routeFile(path)}">${escapeHtml(path)}</a> <span class="soft">${escapeHtml(states[0]?.title ?? '')}</span></th></tr>
${states.map(row).join('\n')}</tbody>`,
  );
  return `<h2 id="states-heading" tabindex="-1">Results by page and state</h2>
<p>How many criteria have which outcome in each state. A state leads to its screenshot, keyboard map, headings, landmarks and reading.</p>
${filter(summary)}
<table id="states"><caption>Pages and their states</caption>
<thead><tr><th scope="col">State</th><th scope="col" class="number">Failed</th><th scope="col" class="number">Person to judge</th><th scope="col" class="number">No failure found</th></tr></thead>
${bodies.join('\n')}</table>`;
}
