/** The first page of the report. */
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactElement } from 'react';
import { AS_LOADED, states as allStates } from '../../../a11y/support/states';
import { VERDICTS } from '../../../build/judgements';
import { Contents, Fold, Items, Rows, Soft } from '../../report/parts';
import { counted, grouped, listed } from '../../report/words';
import type { Change } from '../judging';
import { failedChecks, judged, outcomes, type Summary, staleJudgements } from '../summary';
import { Matrix } from './matrix';
import { Check, OutcomeMark, packPage, placeOf } from './parts';
import { Gaps, Limits, ScreenReader } from './trust';

const distinct = <Kind,>(values: Kind[]) => [...new Set(values)];

function Overview(summary: Summary): ReactElement {
  const failed = failedChecks(summary).length;
  const wcag = summary.rows.filter(({ criterion: { level } }) => level === 'A' || level === 'AA');
  return (
    <>
      <Alert severity={failed > 0 ? 'error' : 'info'}>
        {failed > 0
          ? `${counted(failed, 'check')} failed: see ‘Failures’.`
          : 'No check failed. That is not the same as ‘accessible’: see what a person has to judge under ‘Criteria’.'}
      </Alert>
      <Rows
        caption="Outcomes"
        heads={['Outcome', '#Criteria A and AA', '#Criteria on all pages']}
        rows={outcomes.map((outcome) => ({
          cells: [
            <OutcomeMark key="outcome" outcome={outcome} />,
            wcag.filter((row) => row.outcome === outcome).length,
            grouped(summary.counts[outcome]),
          ],
        }))}
      />
      <Soft>The last column counts each criterion once for every page and brochure, as earl.jsonld does.</Soft>
    </>
  );
}

/** A line each, its subject before the colon. */
function factsOf({ evaluation, subject, command, screenReader, rows, paths }: Summary): string[] {
  const { versions, date, duration, commit, states, brochures } = evaluation;
  const people = distinct(rows.flatMap(({ judgement }) => judgement?.by ?? []));
  const nu = states.some(({ checks }) =>
    checks.some(({ engine, outcome }) => engine === 'nu' && outcome !== 'untested'),
  );
  const visited = `${counted(distinct(states.map(({ path }) => path)).length, 'page')} of ${paths.length + 1}`;
  return [
    `Site: ${subject.name}, ${subject.address}, as built from the commit below and served on the evaluating machine`,
    'Standard: WCAG 2.2, level AA; and seven criteria of level AAA',
    'Not in scope: The applicant site, social networks and the chat: sites of others',
    `Sample: ${visited}, and ${counted(brochures.length, 'brochure')}. The site is small, so nothing is left to a sample`,
    'Motion: Reduced motion is asked for, so that nothing is measured while it moves',
    `Engine: axe-core ${versions.axe}: all rules for WCAG 2.0 to 2.2 A and AA, best practices, and the AAA rules named`,
    `Markup: ${nu ? 'Nu’s HTML checker, on each page as the server sends it' : 'Not done: there is no Java on this machine'}`,
    'Brochures: Each PDF is held to rules of PDF/UA-1, named by their numbers in the Matterhorn Protocol',
    'Scripts: Checks of keyboard, focus, reflow, spacing, enlarged text, target size, titles and announcements',
    `Browser: Chromium ${versions.chromium}, driven by Playwright ${versions.playwright} on Node ${versions.node}`,
    `Screen reader: ${screenReader ? `Orca ${screenReader.versions.orca}` : 'Not done'}`,
    `Person: ${listed(people) || 'Not done. Nobody has judged what is marked ‘A person has to judge’'}`,
    `Evaluator: ${subject.name} (self-assessed); ${subject.email}`,
    `Date: ${date.slice(0, 10)}, in ${Math.round(duration / 1000)} s`,
    `Commit: ${commit}`,
    `To repeat it: ${command}`,
  ];
}

/** What was evaluated and how, and which states were reached. */
function Scope(summary: Summary): ReactElement {
  const { states } = summary.evaluation;
  const names = distinct(states.map(({ state }) => state));
  const visited = distinct(states.map(({ path }) => path));
  const missing = [
    ...summary.paths.filter((path) => !visited.includes(path)).map((path) => `page ${path}`),
    ...[AS_LOADED, ...distinct(allStates.map(({ name }) => name))]
      .filter((name) => !names.includes(name))
      .map((name) => `state ‘${name}’`),
  ];
  const whole = states.filter(({ sameAs }) => !sameAs).length;
  const part = states.filter(({ sameAs }) => sameAs?.but).length;
  return (
    <>
      <Rows
        caption="Facts"
        heads={['What', 'How']}
        rows={factsOf(summary).map((fact) => ({ cells: fact.split(/: (.*)/).slice(0, 2) }))}
      />
      <p>
        {`${grouped(whole)} states were checked in full. ${grouped(part)} have the elements, attributes and words of one of those: there only layout or colours were checked. ${grouped(states.length - whole - part)} differ in nothing that a check sees: most in bars and footer, which are the same on every page.`}
      </p>
      <Rows
        caption={`${counted(states.length, 'state')} evaluated`}
        heads={['State', '#Pages', 'Widths (px)', 'Colours']}
        rows={names.map((name) => {
          const own = states.filter(({ state }) => state === name);
          const widths = distinct(own.map(({ width }) => width)).sort((a, b) => a - b);
          const pages = distinct(own.map(({ path }) => path)).length;
          return { cells: [name, pages, widths.join(', '), distinct(own.map(({ scheme }) => scheme)).join(', ')] };
        })}
      />
      <h3>Not reached</h3>
      {missing.length > 0 ? <Items items={missing} /> : <p>Nothing: every page and every state was reached.</p>}
    </>
  );
}

function Failures(summary: Summary): ReactElement {
  const failed = failedChecks(summary);
  if (failed.length === 0) return <p>No check failed.</p>;
  return (
    <>
      {failed.map((told) => (
        <Check key={JSON.stringify(told.check)} told={told} />
      ))}
    </>
  );
}

const Changed = ({ change: { key, added, gone } }: { change: Change }): ReactElement => (
  <Alert severity="warning">
    <p>{key} was:</p>
    <Items items={gone} />
    <p>It is now:</p>
    <Items items={added} />
  </Alert>
);

/** The verdicts that count, and those that do not any more, with what has changed. */
function Judgements(summary: Summary): ReactElement {
  const all = judged(summary);
  const valid = all.flatMap(({ judgement }) => (judgement?.changes.length === 0 ? [judgement] : []));
  const share = Math.round((100 * valid.length) / Math.max(all.length, 1));
  return (
    <>
      <p id="judged-count">
        {`${valid.length} of the ${all.length} criteria that need a person have a verdict that counts. `}
        <a href="judge.html">The sheets to judge them with</a>.
      </p>
      <LinearProgress variant="determinate" value={share} aria-labelledby="judged-count" />
      {valid.length > 0 && (
        <Rows
          caption="Verdicts that count"
          heads={['Criterion', 'Verdict', 'By']}
          rows={valid.map(({ criterion, verdict, note, by, date }) => ({
            cells: [criterion, [VERDICTS[verdict], note].filter(Boolean).join('. '), `${by}, ${date}`],
          }))}
        />
      )}
      {staleJudgements(summary).map(({ criterion, by, date, verdict, changes }) => (
        <div key={criterion}>
          <h3>{`${criterion} no longer counts`}</h3>
          <p>
            {`${by} judged it on ${date}: ${VERDICTS[verdict].toLowerCase()}. What it was given for has changed, so it waits for a new verdict.`}
          </p>
          <Fold summary={`What has changed for ${criterion}`}>
            {changes.map((change) => (
              <Changed key={change.key} change={change} />
            ))}
          </Fold>
        </div>
      ))}
    </>
  );
}

function Pages({ rows, pages }: Summary): ReactElement {
  return (
    <Rows
      caption="Pages and brochures"
      heads={['Page', '#Failed', '#Person to judge', '#No failure found']}
      rows={pages.map((page) => {
        const own = rows.flatMap(({ assertions }) => assertions.filter((each) => each.page === page));
        const count = (outcome: string) => own.filter((each) => each.outcome === outcome).length;
        return {
          cells: [
            <a key="page" href={placeOf(page.path)}>
              {page.path}
            </a>,
            ...['failed', 'cantTell', 'passed'].map(count),
          ],
        };
      })}
    />
  );
}

const SECTIONS: [id: string, name: string, Part: (summary: Summary) => ReactElement][] = [
  ['summary', 'Summary', Overview],
  ['scope', 'Scope and method', Scope],
  ['failures', 'Failures', Failures],
  ['criteria', 'Criteria', Matrix],
  ['judged', 'Judged by people', Judgements],
  ['pages', 'Results by page', Pages],
  ['screen-reader', 'Screen reader', ScreenReader],
  ['gaps', 'Known gaps of checkers', Gaps],
  ['limits', 'Known limits', Limits],
];

/** `index.html`. */
export function indexPage(summary: Summary): string {
  const { subject, partial, evaluation } = summary;
  return packPage({
    title: `Accessibility evaluation of ${subject.name}`,
    partial,
    above: subject.name,
    children: (
      <>
        <h1>Accessibility evaluation</h1>
        <p>
          What was found, in which state of which page, with the evidence; and what only a person can judge. WCAG 2.2
          level AA, {evaluation.date.slice(0, 10)}. For programs: <a href="earl.jsonld">EARL 1.0</a>, an assertion for
          each criterion and page, and <a href="evidence.json">the evidence</a> from which all is made.
        </p>
        <Contents label="Contents" links={SECTIONS.map(([id, name]) => [`#${id}`, name])} />
        {SECTIONS.map(([id, name, Part]) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{name}</h2>
            <Part {...summary} />
          </section>
        ))}
      </>
    ),
  });
}
