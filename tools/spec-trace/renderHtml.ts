/** The report as one self-contained page. Everything is visible without the script; the script only filters. */

import { isPass, worstOf } from './merge';
import {
  type Outcome,
  placeOf,
  problemLine,
  type SourceLink,
  type Trace,
  type TracedRequirement,
  type TracedSection,
  type TracedTest,
} from './model';
import { reportScript } from './reportScript';
import { reportStyle } from './reportStyle';
import { counted, goneLines, groupByLine, kindWords, outcomeCounts, outcomeWords, placesRun, verdict } from './words';

/** From this many tests of one line on, they are folded into one entry. */
const foldedFrom = 4;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] as string);
}

/** Text whose `code` becomes code. */
function prose(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function mark(good: boolean, words: string): string {
  return `<span class="mark ${good ? 'good' : 'bad'}"><span aria-hidden="true">${good ? '✓' : '✗'}</span> ${words}</span>`;
}

function outcomeMark(outcome: Outcome): string {
  return mark(isPass(outcome), outcomeWords[outcome]);
}

function testItem(test: TracedTest, link: SourceLink): string {
  const errors = [...new Set(test.runs.flatMap(({ error }) => (error ? [error] : [])))];
  return `<li>
${outcomeMark(test.outcome)}
<a href="${escaped(link(test.file, test.line))}">${escaped(test.title)}</a>
<span class="where">${escaped(placeOf(test))} · ${escaped(placesRun([test]).join('; '))}</span>
${errors.map((error) => `<span class="error">${escaped(error)}</span>`).join('')}
</li>`;
}

function groupItems(group: TracedTest[], link: SourceLink): string {
  const items = group.map((test) => testItem(test, link)).join('\n');
  const [first] = group;
  if (!first || group.length < foldedFrom) return items;
  const outcome = mark(isPass(worstOf(group.map((test) => test.outcome))), outcomeCounts(group));
  return `<li><details>
<summary>${outcome} ${escaped(first.title)} and ${counted(group.length - 1, 'more case')}
<span class="where">${escaped(placeOf(first))} · ${escaped(placesRun(group).join('; '))}</span></summary>
<ul>${items}</ul>
</details></li>`;
}

function testList(tests: TracedTest[], link: SourceLink): string {
  if (tests.length === 0) return '<p class="none">No test names this statement.</p>';
  return `<ul class="tests">${groupByLine(tests)
    .map((group) => groupItems(group, link))
    .join('\n')}</ul>`;
}

function requirementItem(requirement: TracedRequirement, link: SourceLink): string {
  const { id, statement, decision, why, proved, tests } = requirement;
  const reasons = [
    ...(decision ? [`<dt>Decision</dt><dd>${prose(decision)}</dd>`] : []),
    ...(why ? [`<dt>Why</dt><dd>${prose(why)}</dd>`] : []),
  ];
  return `<li class="requirement" id="${id}" data-proved="${proved}">
<h3><a class="id" href="#${id}">${id}</a> ${prose(statement)}</h3>
<p class="facts">${mark(proved, proved ? 'Proved' : 'Not proved')} <span>${kindWords(requirement)}</span></p>
${reasons.length > 0 ? `<dl>${reasons.join('')}</dl>` : ''}
${testList(tests, link)}
</li>`;
}

function sectionId({ heading }: TracedSection): string {
  return `section-${heading.split('.')[0]}`;
}

function sectionBlock(section: TracedSection, link: SourceLink): string {
  const id = sectionId(section);
  return `<section class="filtered" aria-labelledby="${id}">
<h2 id="${id}" tabindex="-1">${escaped(section.heading)}</h2>
<p>${section.proved} of ${section.requirements.length} proved</p>
<ul class="requirements">${section.requirements.map((row) => requirementItem(row, link)).join('\n')}</ul>
</section>`;
}

function summaryRow(name: string, proved: number, requirements: TracedRequirement[]): string {
  const missing = requirements.filter((row) => !row.proved).map(({ id }) => `<a href="#${id}">${id}</a>`);
  return `<tr><th scope="row">${name}</th><td>${proved} of ${requirements.length}</td><td>${missing.join(' ') || 'none'}</td></tr>`;
}

function summaryTable({ sections, summary }: Trace): string {
  const rows = sections.map((section) =>
    summaryRow(
      `<a href="#${sectionId(section)}">${escaped(section.heading)}</a>`,
      section.proved,
      section.requirements,
    ),
  );
  return `<table>
<caption>Statements by section of the document</caption>
<thead><tr><th scope="col">Section</th><th scope="col">Proved</th><th scope="col">Not proved</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
<tfoot><tr><th scope="row">All</th><td>${summary.proved} of ${summary.requirements}</td><td>${summary.requirements - summary.proved || 'none'}</td></tr></tfoot>
</table>`;
}

function problemsBlock({ problems }: Trace): string {
  if (problems.length === 0) return '';
  const items = problems.map((problem) => `<li>${escaped(problemLine(problem))}</li>`).join('\n');
  return `<section aria-labelledby="problems"><h2 id="problems">Problems</h2><ol class="problems">${items}</ol></section>`;
}

function goneBlock({ gone }: Trace): string {
  const lines = goneLines(gone);
  if (lines.length === 0) return '';
  const items = lines.map(
    ({ statement, titles }) =>
      `<li>${escaped(statement)}${titles.length > 0 ? `<ul>${titles.map((title) => `<li>${escaped(title)}</li>`).join('')}</ul>` : ''}</li>`,
  );
  return `<section aria-labelledby="gone"><h2 id="gone">Tests that went</h2><ul>${items.join('')}</ul></section>`;
}

function resultsBlock({ results, commit }: Trace): string {
  const items = results.map(
    ({ file, ranAt, tests }) =>
      `<li>${escaped(file)}: ${counted(tests, 'test run')}, <time datetime="${ranAt}">${ranAt.replace('T', ' ').slice(0, 16)} UTC</time></li>`,
  );
  const tested = commit ? `<p>Commit tested: <code>${escaped(commit)}</code></p>` : '';
  return `${items.length > 0 ? `<p>Results read:</p><ul>${items.join('')}</ul>` : '<p>No results could be read.</p>'}${tested}`;
}

/** The filter, hidden until the script shows it. */
const filterForm = `<search id="filter" hidden>
<p><label for="query">Search ids, statements and tests</label>
<input id="query" type="search" autocomplete="off" spellcheck="false"></p>
<fieldset><legend>Show</legend>
<label><input type="radio" name="proved" value="" checked> All</label>
<label><input type="radio" name="proved" value="true"> Proved</label>
<label><input type="radio" name="proved" value="false"> Not proved</label>
</fieldset>
<p id="count" role="status"></p>
</search>`;

/** The whole page. `link` draws the way from the page to a line of source. */
export function renderHtml(trace: Trace, link: SourceLink): string {
  return `<!DOCTYPE html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Requirement trace: ${trace.ok ? 'everything proved' : 'not everything proved'}</title>
<link rel="icon" href="data:,">
<style>${reportStyle}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
<header>
<h1>Requirement trace</h1>
<p>Every statement of the document, the tests that prove it, and where each test ran.</p>
</header>
<main id="main" tabindex="-1">
<p class="verdict">${mark(trace.ok, escaped(verdict(trace)))}</p>
${problemsBlock(trace)}
${goneBlock(trace)}
${summaryTable(trace)}
${filterForm}
${trace.sections.map((section) => sectionBlock(section, link)).join('\n')}
<section id="outside" aria-labelledby="extra"><h2 id="extra" tabindex="-1">Tests outside the document</h2>
<p>They prove no statement, and must pass all the same.</p>
${trace.extra.length > 0 ? testList(trace.extra, link) : '<p>There are none.</p>'}
</section>
</main>
<footer>${resultsBlock(trace)}</footer>
<script>${reportScript}</script>
</body>
</html>
`;
}
