/** The first page of the report. */
import { escapeHtml } from '../../../build/escape';
import type { Summary } from '../model';
import { failedChecks } from '../summary';
import { counted, grouped, outcomes } from '../wording';
import { matrix } from './matrix';
import { list, page, tag } from './page';
import { failures, results } from './results';
import { scope } from './scope';
import { script } from './script';
import { engines, limits, screenReader, seededFaults } from './trust';

const sections: [id: string, name: string][] = [
  ['summary', 'Summary'],
  ['scope', 'Scope and method'],
  ['failures', 'Failures'],
  ['criteria', 'Criteria'],
  ['states-heading', 'Results by page and state'],
  ['screen-reader', 'Screen reader'],
  ['engines', 'Engines, each by itself'],
  ['faults', 'What the checks miss'],
  ['limits', 'Known limits'],
  ['files', 'Files for machines'],
];

function overview(summary: Summary): string {
  const failed = failedChecks(summary).length;
  const wcag = summary.criteria.filter(({ criterion }) => criterion.level === 'A' || criterion.level === 'AA');
  const rows = outcomes.map((outcome) => {
    const criteria = wcag.filter((row) => row.outcome === outcome).length;
    return `<tr><th scope="row">${tag(outcome)}</th><td class="number">${criteria}</td><td class="number">${grouped(summary.counts[outcome])}</td></tr>`;
  });
  const verdict =
    failed > 0
      ? `${counted(failed, 'check')} failed. They are listed under <a href="#failures">Failures</a>.`
      : 'No check failed. That is not the same as ‘accessible’: see what a person has to judge under <a href="#criteria">Criteria</a>.';
  return `<h2 id="summary">Summary</h2>
<p class="inset${failed > 0 ? ' warning' : ''}">${verdict}</p>
<table><caption>Outcomes</caption>
<thead><tr><th scope="col">Outcome</th><th scope="col" class="number">Criteria A and AA</th><th scope="col" class="number">Criteria in all states</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
<p class="soft">The last column counts each criterion, AAA and best practices included, once for every page and state. The files below have the same numbers.</p>`;
}

const files = `<h2 id="files">Files for machines</h2>
<div class="files">${list([
  '<a href="earl.jsonld">earl.jsonld</a>: W3C EARL 1.0, an assertion for each criterion, page and state',
  '<a href="wcag-em.json">wcag-em.json</a>: for W3C’s WCAG-EM Report Tool',
  '<a href="openacr.yaml">openacr.yaml</a>: Accessibility Conformance Report in OpenACR, after VPAT 2.5',
  '<a href="results.csv">results.csv</a>: for a spreadsheet',
  '<a href="evidence.json">evidence.json</a>: the evidence itself, from which all is made',
])}</div>`;

/** `index.html`. */
export function indexPage(summary: Summary): string {
  const { subject, partial, evaluation } = summary;
  return page({
    title: `Accessibility evaluation of ${subject.name}`,
    partial,
    above: escapeHtml(subject.name),
    main: `<h1>Accessibility evaluation</h1>
<p class="lead">What was found, in which state of which page, with the evidence; and what only a person can judge.
WCAG 2.2 level AA, ${escapeHtml(evaluation.date.slice(0, 10))}.</p>
<nav aria-label="Contents">${list(sections.map(([id, name]) => `<a href="#${id}">${name}</a>`))}</nav>
${[overview, scope, failures, matrix, results, screenReader, engines, seededFaults].map((section) => section(summary)).join('\n')}
${limits()}
${files}`,
    script,
  });
}
