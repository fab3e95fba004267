/** The report for people: one page, which needs no script and no other file. */
import { escapeHtml } from '../../build/escape';
import {
  groupedChecks,
  outcomes,
  outcomeWords,
  programs,
  type Row,
  type Summary,
  stateName,
  type Told,
  verdictText,
} from './summary';

/** Text that is HTML already. */
class Html {
  constructor(readonly text: string) {}
}
type Value = Html | string | number | undefined | false | Value[];

function write(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(write).join('');
  return value === undefined || value === false ? '' : escapeHtml(String(value));
}

/** HTML as a template literal: a value is escaped, unless it is HTML itself. */
const html = (texts: TemplateStringsArray, ...values: Value[]) =>
  new Html(String.raw({ raw: texts }, ...values.map(write)));

const STYLE = `:root { color-scheme: light dark }
body { max-width: 62rem; margin: auto; padding: 1rem; font: 1rem/1.5 system-ui; overflow-wrap: anywhere }
table { border-collapse: collapse } th, td { border: 1px solid; padding: .5rem; text-align: start; vertical-align: top }`;

const table = (caption: string, heads: string[], rows: Value[][]) => html`<table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
  ([header, ...cells]) => html`<tr><th scope="row">${header}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
)}</tbody>
</table>`;

const list = (items: Value[]) => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

/** Most states to name for one finding. */
const NAMED = 6;

/** A check with all its places. */
function finding({ check, states }: Told) {
  const { engine, rule, criteria, title, outcome, violations } = check;
  const named = states.slice(0, NAMED).map((state) => `${state.path} (${stateName(state)})`);
  const more = states.length > NAMED && ` and ${states.length - NAMED} more states`;
  return html`<div>
<p><b>${outcomeWords[outcome]}</b>: ${engine} rule <code>${rule}</code> (${criteria.join(', ') || 'best practice'}): ${title}</p>
${list(violations.map((place) => html`<code>${place.selector}</code> <code>${place.html}</code> ${place.message}`))}
<p>In ${named.join('; ')}${more}.</p>
</div>
`;
}

/** A criterion with its outcome, what a person says of it, and how to judge it. */
function criterionRow({ criterion, outcome, verdict }: Row): Value[] {
  const { number, name, level, address, proves, steps, absent } = criterion;
  return [
    html`${address ? html`<a href="${address}">${number} ${name}</a>` : name} (${level})`,
    outcomeWords[outcome],
    absent ? `Why it does not apply: ${absent} ${verdictText(verdict)}` : verdictText(verdict) || 'none yet',
    proves,
    steps,
  ];
}

/** Limits of this report. */
const LIMITS = [
  'The checks ran in one browser engine (Chromium). The journeys in other engines are tests of their own; phones held in the hand are not covered.',
  'Rows that no person has judged are not a statement that the site conforms.',
  'Texts over gradients and pictures are left to a person, because no check can compute their contrast.',
  'A screen reader other than Orca may say things differently. Transcripts of Orca are written by tools/screen-reader.',
  'Speech control, switches, screen magnifiers and braille displays were not tried.',
];

/** Facts of the evaluation. */
function facts({ evaluation, subject, pages, rows }: Summary): [string, string][] {
  const people = new Set(rows.flatMap(({ verdict }) => verdict?.by ?? []));
  return [
    ['Site', `${subject.name}, ${subject.address}, built from ${evaluation.commit}; self-assessed: ${subject.email}`],
    ['Standard', 'WCAG 2.2, level AA; and seven criteria of level AAA'],
    ['Not in scope', 'The applicant site, social networks and the chat: sites of others'],
    ['Sample', `${pages.length} pages and brochures, in ${pages.flatMap(({ measured }) => measured).length} states`],
    ['Programs', programs(evaluation)],
    ['People', [...people].join(', ') || 'Nobody has judged what is marked ‘A person has to judge’'],
    ['Date', evaluation.date.slice(0, 10)],
  ];
}

/** `index.html`. */
export function reportPage(summary: Summary): string {
  const { rows, pages, subject, evaluation } = summary;
  const title = `Accessibility evaluation of ${subject.name}`;
  const places = groupedChecks(pages, 'failed', 'cantTell');
  const failed = places.filter(({ check }) => check.outcome === 'failed').length;
  const wcag = rows.filter(({ criterion: { level } }) => level === 'A' || level === 'AA');
  return html`<!DOCTYPE html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${evaluation.partial.map((why) => html`<p><b>Partial evaluation.</b> ${why}</p>`)}
<p>${failed > 0 ? `${failed} checks failed.` : 'No check failed. That is not the same as ‘accessible’: see what a person has to judge.'}
For programs: <a href="earl.jsonld">EARL 1.0</a>.</p>
${table(
  'Outcomes',
  ['Outcome', 'Criteria A and AA'],
  outcomes.map((outcome) => [outcomeWords[outcome], wcag.filter((row) => row.outcome === outcome).length]),
)}
<h2>Scope and method</h2>
${table('Facts', ['What', 'How'], facts(summary))}
<h2>Places that failed or wait for a person</h2>
${places.length > 0 ? places.map(finding) : html`<p>No check failed or left anything to a person.</p>`}
<h2>Criteria</h2>
<p>‘No failure found’ is the most a program can say. A person judges the rest and writes it into a11y/verdicts.yaml.</p>
${table('Criteria', ['Criterion', 'Outcome', 'Verdict of a person', 'What the checks prove', 'By hand'], rows.map(criterionRow))}
<h2>Known limits</h2>
${list(LIMITS)}
</main>
</body>
</html>
`.text;
}
