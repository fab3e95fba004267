/** The criteria, a section each: outcome, rules, manual steps, evidence, and verdict. */
import { KINDS } from '../../../a11y/support/model';
import { states } from '../../../a11y/support/states';
import { VERDICTS } from '../../../build/judgements';
import { kindsOf } from '../criteria';
import { bearsOn, judged, outcomes, outcomeWords, type Row, type Summary } from '../summary';
import { listed } from '../words';
import { type Html, html } from './html';
import { anchor, contents, fold, list, outcomeMark, table } from './parts';

const verdicts = Object.entries(VERDICTS);

/** Number of pages with each outcome, and the names of those that failed or need a person. */
const found = ({ assertions }: Row): string[] =>
  outcomes.flatMap((outcome) => {
    const paths = assertions.filter((each) => each.outcome === outcome).map(({ page }) => page.path);
    const isNamed = outcome === 'failed' || outcome === 'cantTell';
    return paths.length > 0 ? `${outcomeWords[outcome]}: ${paths.length}${isNamed ? ` (${listed(paths)})` : ''}` : [];
  });

/** Each rule that was run; EARL has the ACT rules that it implements. */
function rulesOf({ criterion }: Row, pages: Summary['pages']): string {
  const all = pages.flatMap(({ measured }) => measured.flatMap(({ checks }) => checks));
  const rules = all.filter((check) => bearsOn(criterion, check)).map(({ engine, rule }) => `${engine} ${rule}`);
  return [...new Set(rules)].sort().join(', ') || 'none';
}

/** Form of a verdict. The pack's script reads its fields by name. */
function verdictForm(number: string, paths: string[]): Html {
  const radio = ([value, words]: [string, string]) =>
    html`<label><input type="radio" name="${number} verdict" value="${value}"${!value && html` checked`}> ${words}</label>`;
  const options = [['', '–'], ...verdicts].map(([value, words]) => html`<option value="${value}">${words}</option>`);
  const rows = paths.map((path) => [
    path,
    html`<select name="${number} ${path} verdict" aria-label="Verdict on ${number} for ${path}">${options}</select>`,
    html`<input type="text" name="${number} ${path} note" aria-label="Why ${number} differs for ${path}">`,
  ]);
  return html`
<fieldset><legend>Verdict for ${number}</legend>${[...verdicts.map(radio), radio(['', 'Not yet judged'])]}</fieldset>
<label for="note-${anchor(number)}">Note on ${number}</label>
<textarea id="note-${anchor(number)}" name="${number} note" rows="3"></textarea>
${fold(`Pages where ${number} differs`, table(`Pages that differ on ${number}`, ['Page', 'Verdict there', 'Why'], rows))}`;
}

function section(row: Row, { pages }: Summary, isJudged: boolean): Html {
  const { criterion, outcome, verdictText, judgement } = row;
  const { number, name, level, address, proves, steps } = criterion;
  const title = number === 'BP' ? name : `${number} ${name}`;
  const evidence = kindsOf(number).map(
    (kind) => html`<a href="evidence/${kind}.html">${KINDS[kind]}, for ${number}</a>`,
  );
  const content = html`
<p>Level ${level}. ${address && html`<a href="${address}">What WCAG says of ${number}</a>`}</p>
${proves && html`<p>What the checks prove: ${proves}</p>`}
<p>Rules tried: ${rulesOf(row, pages)}</p>
${list(found(row))}
<p>By hand: ${steps}</p>
${
  isJudged && [
    list(evidence),
    verdictForm(
      number,
      pages.map(({ path }) => path),
    ),
  ]
}
`;
  return html`<section data-criterion="${number}" aria-labelledby="${anchor(number)}">
<h3 id="${anchor(number)}">${title}</h3>
<p>${outcomeMark(outcome)} ${verdictText || criterion.absent}</p>
${judgement && judgement.changes.length > 0 && html`<p>Changed: ${listed(judgement.changes)}</p>`}
${fold(`Evidence and steps for ${title}`, content)}
</section>
`;
}

/** All criteria, as the form in which a person judges. */
export function criteria(summary: Summary): Html {
  const judgedRows = new Set(judged(summary));
  const valid = [...judgedRows].filter(({ judgement }) => judgement?.changes.length === 0);
  const links = summary.rows.map(({ criterion: { number, name } }): [string, string] => [
    `#${anchor(number)}`,
    `${number} ${name}`,
  ]);
  const ways = states.map(({ name, how }) => [name, how]);
  return html`<form id="sheets">
<p>‘No failure found’ is the most a machine can say. What only a person can judge is marked so until somebody has:
${valid.length} of the ${judgedRows.size} criteria that need a person have a verdict that counts. This page keeps a draft where the
browser lets it, and saves one file. Put it into <code>a11y/judgements/</code> and write the report again: it joins your
verdicts to earlier ones. One goes stale when what you were shown changes.</p>
<noscript><p>Without its script this page saves nothing: write your verdicts down.</p></noscript>
<p>
<label>Your name <input type="text" name="by" autocomplete="name" required></label>
<label>Day, as 2026-11-21 <input type="text" name="date" required></label>
<button type="submit">Save judgements.json</button>
</p>
<p role="status" id="status"></p>
${fold('How to bring about the states of a page', table('States', ['State', 'What to do on the page'], ways))}
${contents('Criteria', links)}
${summary.rows.map((row) => section(row, summary, judgedRows.has(row)))}
</form>`;
}
