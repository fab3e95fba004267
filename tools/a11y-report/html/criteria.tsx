/** The criteria, a section each: outcome, rules, manual steps, evidence, and verdict. */
import type { ReactElement } from 'react';
import { KINDS } from '../../../a11y/support/model';
import { states } from '../../../a11y/support/states';
import { VERDICTS } from '../../../build/judgements';
import { kindsOf } from '../criteria';
import { bearsOn, judged, outcomes, outcomeWords, type Row, type Summary } from '../summary';
import { listed } from '../words';
import { anchor, Contents, Fold, Items, OutcomeMark, Rows } from './parts';

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
  const own = all.filter((check) => bearsOn(criterion, check)).map(({ engine, rule }) => `${engine} ${rule}`);
  return [...new Set(own)].sort().join(', ') || 'none';
}

/** Form of a verdict. The pack's script reads its fields by name. */
function Verdict({ number, paths }: { number: string; paths: string[] }): ReactElement {
  return (
    <>
      <fieldset>
        <legend>Verdict for {number}</legend>
        {[...verdicts, ['', 'Not yet judged']].map(([value = '', words]) => (
          <label key={value}>
            <input type="radio" name={`${number} verdict`} value={value} defaultChecked={value === ''} /> {words}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`note-${anchor(number)}`}>Note on {number}</label>
      <textarea id={`note-${anchor(number)}`} name={`${number} note`} rows={3} />
      <Fold summary={`Pages where ${number} differs`}>
        <Rows
          caption={`Pages that differ on ${number}`}
          heads={['Page', 'Verdict there', 'Why']}
          rows={paths.map((path) => [
            path,
            <select key="verdict" name={`${number} ${path} verdict`} aria-label={`Verdict on ${number} for ${path}`}>
              {[['', '–'], ...verdicts].map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>,
            <input
              key="why"
              type="text"
              name={`${number} ${path} note`}
              aria-label={`Why ${number} differs for ${path}`}
            />,
          ])}
        />
      </Fold>
    </>
  );
}

function CriterionSection({ row, summary, isJudged }: { row: Row; summary: Summary; isJudged: boolean }): ReactElement {
  const { criterion, outcome, said, judgement } = row;
  const { number, name, level, address, proves, steps } = criterion;
  const title = number === 'BP' ? name : `${number} ${name}`;
  return (
    <section data-criterion={number} aria-labelledby={anchor(number)}>
      <h3 id={anchor(number)}>{title}</h3>
      <p>
        <OutcomeMark outcome={outcome} /> {said || criterion.absent}
      </p>
      {judgement && judgement.changes.length > 0 && <p>Changed: {listed(judgement.changes)}</p>}
      <Fold summary={`Evidence and steps for ${title}`}>
        <p>
          Level {level}. {address && <a href={address}>{`What WCAG says of ${number}`}</a>}
        </p>
        {proves && <p>What the checks prove: {proves}</p>}
        <p>Rules tried: {rulesOf(row, summary.pages)}</p>
        <Items items={found(row)} />
        <p>By hand: {steps}</p>
        {isJudged && (
          <>
            <Items
              items={kindsOf(number).map((kind) => (
                <a key={kind} href={`evidence/${kind}.html`}>{`${KINDS[kind]}, for ${number}`}</a>
              ))}
            />
            <Verdict number={number} paths={summary.pages.map(({ path }) => path)} />
          </>
        )}
      </Fold>
    </section>
  );
}

/** All criteria, as the form in which a person judges. */
export function Criteria(summary: Summary): ReactElement {
  const own = new Set(judged(summary));
  const valid = [...own].filter(({ judgement }) => judgement?.changes.length === 0);
  return (
    <form id="sheets">
      <p>
        ‘No failure found’ is the most a machine can say. What only a person can judge is marked so until somebody has:
        {` ${valid.length} of the ${own.size} criteria that need a person have a verdict that counts. `}
        This page keeps a draft where the browser lets it, and saves one file. Put it into <code>a11y/judgements/</code>{' '}
        and write the report again: it joins your verdicts to earlier ones. One goes stale when what you were shown
        changes.
      </p>
      <noscript>
        <p>Without its script this page saves nothing: write your verdicts down.</p>
      </noscript>
      <p>
        <label>
          Your name <input type="text" name="by" autoComplete="name" required />
        </label>
        <label>
          Day, as 2026-11-21 <input type="text" name="date" required />
        </label>
        <button type="submit">Save judgements.json</button>
      </p>
      <p role="status" id="said" />
      <Fold summary="How to bring about the states of a page">
        <Rows
          caption="States"
          heads={['State', 'What to do on the page']}
          rows={states.map(({ name, how }) => [name, how])}
        />
      </Fold>
      <Contents
        label="Criteria"
        links={summary.rows.map(({ criterion: { number, name } }) => [`#${anchor(number)}`, `${number} ${name}`])}
      />
      {summary.rows.map((row) => (
        <CriterionSection key={row.criterion.number} row={row} summary={summary} isJudged={own.has(row)} />
      ))}
    </form>
  );
}
