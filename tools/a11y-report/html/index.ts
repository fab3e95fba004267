/** `index.html`: the whole report, on which a person judges. */
import { faults, missed } from '../../../a11y/support/faults';
import { AS_LOADED, states as allStates } from '../../../a11y/support/states';
import { basisOf, shownTexts } from '../judging';
import { failedChecks, groupedChecks, judged, outcomes, type Summary } from '../summary';
import { counted, listed } from '../words';
import { criteria } from './criteria';
import { Html, html } from './html';
import { contents, list, outcomeMark, packPage, place, table } from './parts';

const distinct = <Kind>(values: Kind[]) => [...new Set(values)];

function overview(summary: Summary): Html {
  const failed = failedChecks(summary).length;
  const wcag = summary.rows.filter(({ criterion: { level } }) => level === 'A' || level === 'AA');
  const rows = outcomes.map((outcome) => [outcomeMark(outcome), wcag.filter((row) => row.outcome === outcome).length]);
  const conclusion =
    failed > 0
      ? `${counted(failed, 'check')} failed.`
      : 'No check failed. That is not the same as ‘accessible’: see what a person has to judge.';
  return html`<p>${conclusion}</p>${table('Outcomes', ['Outcome', 'Criteria A and AA'], rows)}`;
}

/** Facts of the evaluation, a line each, with the subject before the colon. */
function factsOf({ evaluation, subject, command, rows, paths }: Summary): string[] {
  const { versions, date, duration, commit, states, brochures } = evaluation;
  const people = distinct(rows.flatMap(({ judgement }) => judgement?.by ?? []));
  const visited = `${counted(distinct(states.map(({ path }) => path)).length, 'page')} of ${paths.length + 1}`;
  return [
    `Site: ${subject.name}, ${subject.address}, as built from the commit below and served on the evaluating machine`,
    'Standard: WCAG 2.2, level AA; and seven criteria of level AAA',
    'Not in scope: The applicant site, social networks and the chat: sites of others',
    `Sample: ${visited}, and ${counted(brochures.length, 'brochure')}. The site is small, so nothing is left to a sample`,
    'Motion: Reduced motion is asked for, so that nothing is measured while it moves',
    `Engine: axe-core ${versions.axe}: all rules for WCAG 2.0 to 2.2 A and AA, best practices, and the AAA rules named`,
    'Brochures: Each PDF is held to rules of PDF/UA-1, named by their numbers in the Matterhorn Protocol',
    'Scripts: Checks of keyboard, focus, reflow, spacing, enlarged text, target size, titles and announcements',
    `Browser: Chromium ${versions.chromium}, driven by Playwright ${versions.playwright} on Node ${versions.node}`,
    'Screen reader: Orca’s transcripts, where tools/screen-reader has run, are in screen-reader/',
    `Person: ${listed(people) || 'Not done. Nobody has judged what is marked ‘A person has to judge’'}`,
    `Evaluator: ${subject.name} (self-assessed); ${subject.email}`,
    `Date: ${date.slice(0, 10)}, in ${Math.round(duration / 1000)} s`,
    `Commit: ${commit}`,
    `To repeat it: ${command}`,
  ];
}

/** Subject and method of the evaluation, and the states reached. */
function scope(summary: Summary): Html {
  const { states } = summary.evaluation;
  const reached = new Set(states.flatMap(({ state, path }) => [state, path]));
  const wanted = distinct([...summary.paths, AS_LOADED, ...allStates.map(({ name }) => name)]);
  const missing = wanted.filter((name) => !reached.has(name));
  const facts = factsOf(summary).map((fact) => fact.split(/: (.*)/).slice(0, 2));
  return html`${table('Facts', ['What', 'How'], facts)}
<p>${counted(states.length, 'state')} were reached. What a check sees alike in two of them (elements, boxes, colours) it saw once.</p>
<p>Not reached: ${missing.join(', ') || 'nothing'}.</p>`;
}

/** Failures, and findings for a person to decide: each once, with its states. */
function places({ pages }: Summary): Html {
  const all = groupedChecks(pages, 'failed', 'cantTell').map(place);
  return html`${all.length > 0 ? all : html`<p>No check failed or left anything to a person.</p>`}`;
}

/** Limits of this report. */
const LIMITS = [
  'The checks ran in one browser engine (Chromium). The journeys in Firefox and WebKit are tests of their own; phones held in the hand are not covered.',
  `Of ${faults.length + missed.length} faults that are put into a page on purpose each night, the checks notice ${faults.length}. They miss what a person has to see: ${missed.join('; ')}.`,
  'Rows that no person has judged are not a statement that the site conforms.',
  'In light colours every control was given the focus, in dark and forced ones one of each kind, at 1280 px. Bars and footer were walked, opened and searched on the first page that has them.',
  'Texts over gradients and pictures are left to a person, because no check can compute their contrast.',
  'A screen reader other than Orca may say things differently. What a screen reader ‘would say’ is computed from the accessibility tree.',
  'Speech control, switches, screen magnifiers and braille displays were not tried.',
];

const SECTIONS: [id: string, name: string, part: (summary: Summary) => Html][] = [
  ['summary', 'Summary', overview],
  ['scope', 'Scope and method', scope],
  ['places', 'Places that failed or wait for a person', places],
  ['criteria', 'Criteria', criteria],
  ['limits', 'Known limits', () => list(LIMITS)],
];

/** `index.html`. */
export function indexPage(summary: Summary): string {
  const { subject, partial, evaluation, pages } = summary;
  const texts = shownTexts(evaluation);
  const numbers = judged(summary).map(({ criterion: { number } }) => number);
  const bases = Object.fromEntries(numbers.map((number) => [number, basisOf(number, texts)]));
  const paths = pages.map(({ path }) => path);
  const shown = JSON.stringify({ commit: evaluation.commit, paths, evidence: texts, bases });
  const links = SECTIONS.map(([id, name]): [string, string] => [`#${id}`, name]);
  return packPage({
    ...{ title: `Accessibility evaluation of ${subject.name}`, partial, above: subject.name, script: 'judge.js' },
    content: html`<p>What was found, in which state of which page, with the evidence; and what only a person can judge. WCAG 2.2
level AA, ${evaluation.date.slice(0, 10)}. For programs: <a href="earl.jsonld">EARL 1.0</a>, an assertion for each criterion
and page, and <a href="evidence.json">the evidence</a> from which all is made.</p>
${contents('Contents', links)}
${SECTIONS.map(([id, name, part]) => html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${part(summary)}</section>`)}
<script type="application/json" id="shown">${new Html(shown.replaceAll('<', '\\u003c'))}</script>`,
  });
}
