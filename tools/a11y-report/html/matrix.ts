/** The criteria, a row each: outcome, how it was looked at, evidence, and what a person does. */
import { escapeHtml } from '../../../build/escape';
import { criterionAddress } from '../criteria';
import type { CriterionSummary, Summary } from '../model';
import { grouped, listed, outcomes, outcomeWords } from '../wording';
import { stateName } from './findings';
import { list, tag } from './page';
import { stateLink } from './routePage';

/** From this many on, the places of evidence are not listed but found with the filter. */
const LISTED = 12;

function evidence({ assertions, outcome }: CriterionSummary): string {
  if (outcome === 'untested' || outcome === 'inapplicable') return '';
  const shown = assertions.filter((assertion) => assertion.outcome === outcome);
  const links = shown
    .slice(0, LISTED)
    .map(({ state }) => `<a href="${stateLink(state)}">${escapeHtml(`${state.path} ${stateName(state)}`)}</a>`);
  const rest = shown.length - links.length;
  return `<dt>Evidence</dt><dd>${list([...links, ...(rest > 0 ? [`and ${grouped(rest)} more: see <a href="#states-heading">results by page and state</a>`] : [])])}</dd>`;
}

function rules({ assertions }: CriterionSummary): string {
  const names = new Set(
    assertions.flatMap(({ checks }) =>
      checks.map(({ engine, rule, actRules }) => [engine, rule, ...actRules].join(' ')),
    ),
  );
  if (names.size === 0) return '';
  const items = [...names].sort().map((name) => {
    const [engine, rule, ...act] = name.split(' ');
    const links = act.map(
      (id) => `<a href="https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/">ACT ${id}</a>`,
    );
    return `${engine} <code>${escapeHtml(rule ?? '')}</code> ${links.join(' ')}`;
  });
  return `<dt>Rules tried</dt><dd>${list(items)}</dd>`;
}

function row(summary: CriterionSummary): string {
  const { criterion, outcome, modes, finding, counts } = summary;
  const { number, name, level, proves, steps } = criterion;
  const address = criterionAddress(criterion);
  const title = number === 'BP' ? name : `${number} ${name}`;
  const label = level === 'best practice' ? 'no criterion' : `Level ${level}`;
  const numbers = outcomes
    .filter((each) => counts[each] > 0)
    .map((each) => `${outcomeWords[each].toLowerCase()}: ${grouped(counts[each])}`);
  return `<tr id="c-${number.replaceAll('.', '-')}">
<th scope="row">${address ? `<a href="${address}">${escapeHtml(title)}</a>` : escapeHtml(title)}<br><span class="soft">${label}</span></th>
<td>${tag(outcome)} <span class="soft">${listed(modes.filter((mode) => !mode.startsWith('not ')))}</span>
<p>${escapeHtml(finding)}</p>
<details><summary>Evidence and steps<span class="soft"> for ${number === 'BP' ? 'best practices' : number}</span></summary>
<dl>
${proves ? `<dt>What the checks prove</dt><dd>${escapeHtml(proves)}</dd>` : ''}
<dt>States</dt><dd>${numbers.join(', ') || 'none'}</dd>
${rules(summary)}${evidence(summary)}
<dt>By hand</dt><dd>${list(steps.map(escapeHtml), 'ol')}</dd>
</dl></details></td>
</tr>`;
}

function table(summary: Summary, level: string, caption: string): string {
  const rows = summary.criteria.filter(({ criterion }) => criterion.level === level);
  return `<table class="matrix"><caption>${caption}</caption>
<thead><tr><th scope="col">Criterion</th><th scope="col">Outcome, how, and what was found</th></tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table>`;
}

/** The matrix of the criteria. */
export function matrix(summary: Summary): string {
  const size = (level: string) => summary.criteria.filter(({ criterion }) => criterion.level === level).length;
  return `<h2 id="criteria">Criteria</h2>
<p>Every success criterion of WCAG 2.2 at level A and AA, and those of level AAA that this site claims.
‘No failure found’ is the most a machine can say. What only a person can judge is marked so, with the steps.</p>
${table(summary, 'A', `Level A: ${size('A')} criteria`)}
${table(summary, 'AA', `Level AA: ${size('AA')} criteria`)}
${table(summary, 'AAA', `Level AAA: the ${size('AAA')} criteria claimed`)}
${table(summary, 'best practice', 'Beyond the criteria')}`;
}
