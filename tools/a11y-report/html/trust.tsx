/** How far the report can be trusted: engines side by side, seeded faults, a real screen reader, and known limits. */
import type { ReactElement } from 'react';
import type { CheckResult, Outcome } from '../../../a11y/model';
import { Joined, List, Table } from '../../report/Page';
import { counted, grouped, listed } from '../../report/words';
import type { Assertion, PackInput, Summary } from '../model';
import { criteriaOf } from './findings';
import { OutcomeTag } from './page';

interface RuleCount {
  check: CheckResult;
  counts: Partial<Record<Outcome, number>>;
}

function Engine({ evaluation, engine, name }: Summary & { engine: CheckResult['engine']; name: string }) {
  const rules = new Map<string, RuleCount>();
  for (const check of evaluation.states.flatMap(({ checks }) => checks)) {
    if (check.engine !== engine) continue;
    const counts = rules.get(check.rule)?.counts ?? {};
    rules.set(check.rule, { check, counts: { ...counts, [check.outcome]: (counts[check.outcome] ?? 0) + 1 } });
  }
  const rows = [...rules.values()].sort((a, b) => a.check.rule.localeCompare(b.check.rule, 'en'));
  return (
    <details>
      <summary>
        {name}: {counted(rows.length, 'rule')}
      </summary>
      <Table
        caption={`${name}, in how many states`}
        heads={['Rule', '#Failed', '#Person to judge', '#No failure found']}
      >
        {rows.map(({ check, counts }) => (
          <tr key={check.rule}>
            <th scope="row">
              <code>{check.rule}</code> <span className="soft">{criteriaOf(check)}</span>
            </th>
            {(['failed', 'cantTell', 'passed'] as const).map((outcome) => (
              <td key={outcome} className="number">
                {grouped(counts[outcome] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </details>
  );
}

/** One engine found a failure where the other found none. */
function disagrees({ checks }: Assertion): boolean {
  const outcomesOf = (engine: CheckResult['engine']) =>
    checks.filter((check) => check.engine === engine).map(({ outcome }) => outcome);
  const [axe, script] = [outcomesOf('axe'), outcomesOf('script')];
  const found = (own: Outcome[], other: Outcome[]) =>
    own.includes('failed') && other.includes('passed') && !other.includes('failed');
  return found(axe, script) || found(script, axe);
}

/** What each engine tried, by itself. */
export function Engines(summary: Summary): ReactElement {
  const disagreeing = summary.criteria.flatMap(({ assertions }) => assertions.filter(disagrees)).length;
  return (
    <>
      <h2 id="engines">Engines, each by itself</h2>
      <p>In {counted(disagreeing, 'case')} one found a failure of a criterion where the other found none.</p>
      <Engine {...summary} engine="axe" name="axe" />
      <Engine {...summary} engine="script" name="Scripts" />
    </>
  );
}

/** How many faults that were put in on purpose went unnoticed. */
export function SeededFaults({ faults }: PackInput): ReactElement {
  const heading = <h2 id="faults">What the checks miss</h2>;
  if (!faults || faults.length === 0) {
    return (
      <>
        {heading}
        <p>Not measured: the checks have not been tried on seeded faults.</p>
      </>
    );
  }
  const missed = faults.filter(({ caughtBy }) => caughtBy.length === 0).length;
  const share = Math.round((100 * missed) / faults.length);
  return (
    <>
      {heading}
      <p>
        {`The checks were tried on pages with one fault each. They missed ${missed} of ${counted(faults.length, 'fault')} (${share}%).`}
      </p>
      <Table caption="Seeded faults" heads={['Fault', 'Noticed']}>
        {faults.map(({ name, criteria, caughtBy }) => (
          <tr key={name}>
            <th scope="row">
              {name} <span className="soft">{listed(criteria)}</span>
            </th>
            <td>
              {caughtBy.length === 0 && <strong>Missed</strong>}
              {caughtBy.length > 0 && 'Caught by '}
              <Joined separator=", " items={caughtBy.map((rule) => <code key={rule}>{rule}</code>)} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** What a real screen reader said, or that it was not done. */
export function ScreenReader({ screenReader, evaluation }: PackInput): ReactElement {
  const heading = <h2 id="screen-reader">Screen reader</h2>;
  if (!screenReader) {
    return (
      <>
        {heading}
        <p>
          <OutcomeTag outcome="untested" /> Not done. <code>npm run a11y:screen-reader</code> has Orca read the site and
          leaves transcripts here.
        </p>
      </>
    );
  }
  const { versions, commit, transcripts } = screenReader;
  return (
    <>
      {heading}
      <p>
        {`Orca ${versions.orca} with Speech Dispatcher ${versions.speechDispatcher} and ${versions.browser}.`}
        {commit !== evaluation.commit && (
          <>
            {' '}
            It read commit <code>{commit}</code>, not the one evaluated here.
          </>
        )}
      </p>
      <Table caption="Transcripts" heads={['Read', 'Expected phrases']}>
        {transcripts.map(({ name, path, file, heard, missing }) => (
          <tr key={name}>
            <th scope="row">
              <a href={`screen-reader/${file}`}>{name}</a> <span className="soft">{path}</span>
            </th>
            <td>
              <OutcomeTag outcome={missing.length > 0 ? 'failed' : 'passed'} />
              {` ${heard.length} of ${heard.length + missing.length} expected phrases said`}
              {missing.length > 0 && (
                <>
                  <br />
                  {`Not said: ${missing.map((phrase) => `‘${phrase}’`).join(', ')}`}
                </>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** What this report cannot tell. */
export function Limits(): ReactElement {
  return (
    <>
      <h2 id="limits">Known limits</h2>
      <List
        items={[
          'The checks ran in one browser engine (Chromium). The journeys in Firefox and WebKit are tests of their own; phones held in the hand are not covered.',
          'No person took part, with or without a disability. Rows that need one are not a statement that the site conforms.',
          'Texts over gradients and pictures are left to a person, because no check can compute their contrast.',
          'A screen reader other than Orca may say things differently. What a screen reader ‘would say’ is computed from the accessibility tree.',
          'Speech control, switches, screen magnifiers and braille displays were not tried.',
          'The applicant site, where people log in and apply, is a site of its own.',
        ]}
      />
    </>
  );
}
