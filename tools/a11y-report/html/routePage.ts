/** The page of one route: each state with its results, screenshot, keyboard map, headings, landmarks and reading. */

import type { CheckResult, StateEvidence } from '../../../a11y/model';
import { escapeHtml } from '../../../build/escape';
import { pageName } from '../../../build/paths';
import { counted, outcomes, outcomeWords } from '../wording';
import { checkBlock, stateName } from './findings';
import { keyboardMap } from './keyboardMap';
import { list, page, tag } from './page';

/** Where a route's page is, from the first page. */
export function routeFile(path: string): string {
  return `routes/${pageName(path).replaceAll(/[^\w-]/g, '-')}.html`;
}

/** Where a state is described, from the first page. */
export function stateLink({ path, id }: StateEvidence): string {
  return `${routeFile(path)}#${id}`;
}

function ruleNames(checks: CheckResult[], engine: CheckResult['engine']): string {
  const lines = outcomes.flatMap((outcome) => {
    const rules = checks.filter((check) => check.engine === engine && check.outcome === outcome);
    if (rules.length === 0) return [];
    const names = rules.map(({ rule }) => `<code>${escapeHtml(rule)}</code>`).join(' ');
    return [`${outcomeWords[outcome]} (${rules.length}): ${names}`];
  });
  return lines.length > 0 ? list(lines) : '<p>Tried none here.</p>';
}

function results({ checks }: StateEvidence): string {
  const failed = checks.filter(({ outcome }) => outcome === 'failed');
  const open = checks.filter(({ outcome }) => outcome === 'cantTell');
  const judge =
    open.length > 0
      ? `<details><summary>A person has to judge ${counted(open.length, 'rule')}</summary>${open.map(checkBlock).join('\n')}</details>`
      : '';
  return `<h3>Results</h3>${failed.length > 0 ? failed.map(checkBlock).join('\n') : `<p>${tag('passed')}</p>`}
${judge}
<details><summary>All ${counted(checks.length, 'rule')} tried</summary>
<h4>axe</h4>${ruleNames(checks, 'axe')}<h4>Scripts</h4>${ruleNames(checks, 'script')}</details>`;
}

function outline({ headings }: StateEvidence): string {
  if (headings.length === 0) return '<p>None.</p>';
  return `<ul class="outline">${headings
    .map(({ level, text }) => `<li class="level-${level}"><b>h${level}</b> ${escapeHtml(text)}</li>`)
    .join('\n')}</ul>`;
}

function stateSection(state: StateEvidence): string {
  const landmarks = state.landmarks.map(({ role, name }) => escapeHtml(name ? `${role}: ${name}` : role));
  return `<section aria-labelledby="${state.id}">
<h2 id="${state.id}" tabindex="-1">${escapeHtml(stateName(state))}</h2>
<p class="soft">Title of the page: ${escapeHtml(state.title)}</p>
${results(state)}
${keyboardMap(state)}
<details><summary>Headings and landmarks</summary>
<h4>Heading outline</h4>${outline(state)}
<h4>Landmarks</h4>${landmarks.length > 0 ? list(landmarks) : '<p>None.</p>'}</details>
${
  state.reading
    ? `<details><summary>What a screen reader would say</summary>
<p>Names, roles and states in the order of the accessibility tree. This is computed; transcripts of a real screen reader are on the first page.</p>
<p class="reading">${escapeHtml(state.reading)}</p></details>`
    : ''
}
</section>`;
}

/** The states as a table, a row each, with a link for every width and colour scheme. */
function contents(states: StateEvidence[]): string {
  const rows = [...new Set(states.map(({ state }) => state))].map((name) => {
    const links = states
      .filter(({ state }) => state === name)
      .map(({ id, width, scheme }) => `<a href="#${id}">${width} px, ${escapeHtml(scheme)}</a>`);
    return `<tr><th scope="row">${escapeHtml(name)}</th><td class="links">${links.join(' ')}</td></tr>`;
  });
  return `<nav aria-label="States"><table><caption>States</caption>
<thead><tr><th scope="col">State</th><th scope="col">Widths and colours</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></nav>`;
}

/** `routes/….html` for all states of one path. */
export function routePage(states: StateEvidence[], partial: string): string {
  const [first] = states;
  const path = first?.path ?? '';
  return page({
    title: `Accessibility of ${path}`,
    partial,
    above: '<a href="../index.html">Accessibility evaluation</a>',
    main: `<h1>${escapeHtml(path)}</h1>
<p class="lead">${counted(states.length, 'state')} of this page.</p>
${contents(states)}
${states.map(stateSection).join('\n')}`,
  });
}
