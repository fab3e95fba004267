/** The states, a row each, with a filter by page, criterion and result; and all failures. */
import type { ReactElement } from 'react';
import type { CheckResult, Outcome, StateEvidence } from '../../../a11y/model';
import { Joined, Table } from '../../report/Page';
import { counted, grouped } from '../../report/words';
import type { Summary } from '../model';
import { failedChecks } from '../summary';
import { outcomes, outcomeWords } from '../wording';
import { Check, stateName } from './findings';
import { OutcomeTag } from './page';
import { routeFile, stateLink } from './routePage';

/** One letter for each outcome, for the filter. */
const letters: Record<Outcome, string> = { failed: 'f', cantTell: 'c', passed: 'p', untested: 'u', inapplicable: 'i' };

/** In the order in which the pages were evaluated. */
export function byPath(states: StateEvidence[]): [string, StateEvidence[]][] {
  const groups = new Map<string, StateEvidence[]>();
  for (const state of states) groups.set(state.path, [...(groups.get(state.path) ?? []), state]);
  return [...groups];
}

/** Every failed check: what, where, whom it harms and how to mend it. The same check in several states stands once. */
export function Failures(summary: Summary): ReactElement {
  const failed = failedChecks(summary);
  const groups = new Map<string, { check: CheckResult; states: StateEvidence[] }>();
  for (const { state, check } of failed) {
    const key = JSON.stringify(check);
    const group = groups.get(key) ?? { check, states: [] };
    group.states.push(state);
    groups.set(key, group);
  }
  return (
    <>
      <h2 id="failures">Failures</h2>
      <p>
        {failed.length === 0 ? (
          <>
            <OutcomeTag outcome="passed" /> No check failed.
          </>
        ) : (
          `${counted(failed.length, 'failed check')}.`
        )}
      </p>
      {[...groups].map(([key, { check, states }]) => (
        <div key={key} data-failure>
          <Check check={check} />
          <p>
            In {counted(states.length, 'state')}:{' '}
            <Joined
              separator="; "
              items={states.map((state) => (
                <a key={state.id} href={stateLink(state)}>
                  {state.path} {stateName(state)}
                </a>
              ))}
            />
            .
          </p>
        </div>
      ))}
    </>
  );
}

function Choice({ id, label, all, options }: { id: string; label: string; all: string; options: [string, string][] }) {
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id}>
        <option value="">{all}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}

function Filter({ criteria, evaluation }: Summary) {
  const pages = byPath(evaluation.states).map(([path]): [string, string] => [path, path]);
  const rows = criteria.map(({ criterion: { number, name } }, index): [string, string] => [
    String(index),
    number === 'BP' ? name : `${number} ${name}`,
  ]);
  const found = outcomes.map((outcome): [string, string] => [letters[outcome], outcomeWords[outcome]]);
  return (
    <search id="filter" hidden>
      <Choice id="page" label="Page" all="All pages" options={pages} />
      <Choice id="criterion" label="Criterion" all="All criteria" options={rows} />
      <Choice id="result" label="Result" all="All results" options={found} />
      <p id="count" role="status" />
    </search>
  );
}

function Row({ state, found }: { state: StateEvidence; found: Outcome[] }) {
  return (
    <tr data-outcomes={found.map((outcome) => letters[outcome]).join('')}>
      <th scope="row">
        <a href={stateLink(state)}>{stateName(state)}</a>
      </th>
      {(['failed', 'cantTell', 'passed'] as const).map((outcome) => (
        <td key={outcome} className="number">
          {grouped(found.filter((each) => each === outcome).length)}
        </td>
      ))}
    </tr>
  );
}

/** The table of the states. */
export function Results(summary: Summary): ReactElement {
  const { criteria, evaluation } = summary;
  const position = new Map(evaluation.states.map((state, index) => [state, index]));
  const foundIn = (state: StateEvidence) =>
    criteria.map(({ assertions }) => assertions[position.get(state) ?? 0]?.outcome ?? 'untested');
  return (
    <>
      <h2 id="states-heading" tabIndex={-1}>
        Results by page and state
      </h2>
      <p>
        How many criteria have which outcome in each state. A state leads to its screenshot, keyboard map, headings,
        landmarks and reading.
      </p>
      <Filter {...summary} />
      <Table
        id="states"
        caption="Pages and their states"
        heads={['State', '#Failed', '#Person to judge', '#No failure found']}
        isGrouped
      >
        {byPath(evaluation.states).map(([path, states]) => (
          <tbody key={path} data-path={path}>
            <tr className="group">
              <th scope="rowgroup" colSpan={4}>
                <a href={routeFile(path)}>{path}</a> <span className="soft">{states[0]?.title}</span>
              </th>
            </tr>
            {states.map((state) => (
              <Row key={state.id} state={state} found={foundIn(state)} />
            ))}
          </tbody>
        ))}
      </Table>
    </>
  );
}
