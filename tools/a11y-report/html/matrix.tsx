/** The criteria, a row each: outcome, how it was looked at, evidence, and what a person does. */
import type { ReactElement } from 'react';
import { Joined, List, Table } from '../../report/Page';
import { grouped, listed } from '../../report/words';
import { criterionAddress } from '../criteria';
import type { CriterionSummary, Summary } from '../model';
import { outcomes, outcomeWords } from '../wording';
import { stateName } from './findings';
import { OutcomeTag } from './page';
import { stateLink } from './routePage';

/** From this many on, the places of evidence are not listed but found with the filter. */
const LISTED = 12;

function Evidence({ assertions, outcome }: CriterionSummary) {
  if (outcome === 'untested' || outcome === 'inapplicable') return null;
  const shown = assertions.filter((assertion) => assertion.outcome === outcome);
  const links = shown.slice(0, LISTED).map(({ state }) => (
    <a key={state.id} href={stateLink(state)}>
      {state.path} {stateName(state)}
    </a>
  ));
  const rest = (
    <>
      and {grouped(shown.length - links.length)} more: see <a href="#states-heading">results by page and state</a>
    </>
  );
  return (
    <>
      <dt>Evidence</dt>
      <dd>
        <List items={shown.length > links.length ? [...links, rest] : links} />
      </dd>
    </>
  );
}

function Rules({ assertions }: CriterionSummary) {
  const checks = assertions.flatMap((assertion) => assertion.checks);
  const byName = new Map(checks.map((check) => [`${check.engine} ${check.rule}`, check]));
  if (byName.size === 0) return null;
  const rules = [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, check]) => check);
  return (
    <>
      <dt>Rules tried</dt>
      <dd>
        <List
          items={rules.map(({ engine, rule, actRules }) => (
            <>
              {engine} <code>{rule}</code>{' '}
              <Joined
                separator=" "
                items={actRules.map((id) => (
                  <a key={id} href={`https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/`}>
                    ACT {id}
                  </a>
                ))}
              />
            </>
          ))}
        />
      </dd>
    </>
  );
}

function Row({ row }: { row: CriterionSummary }) {
  const { criterion, outcome, modes, finding, counts } = row;
  const { number, name, level, proves, steps } = criterion;
  const address = criterionAddress(criterion);
  const title = number === 'BP' ? name : `${number} ${name}`;
  const numbers = outcomes
    .filter((each) => counts[each] > 0)
    .map((each) => `${outcomeWords[each].toLowerCase()}: ${grouped(counts[each])}`);
  return (
    <tr id={`c-${number.replaceAll('.', '-')}`}>
      <th scope="row">
        {address ? <a href={address}>{title}</a> : title}
        <br />
        <span className="soft">{level === 'best practice' ? 'no criterion' : `Level ${level}`}</span>
      </th>
      <td>
        <OutcomeTag outcome={outcome} />{' '}
        <span className="soft">{listed(modes.filter((mode) => !mode.startsWith('not ')))}</span>
        <p>{finding}</p>
        <details>
          <summary>
            Evidence and steps<span className="soft"> for {number === 'BP' ? 'best practices' : number}</span>
          </summary>
          <dl>
            {proves && (
              <>
                <dt>What the checks prove</dt>
                <dd>{proves}</dd>
              </>
            )}
            <dt>States</dt>
            <dd>{numbers.join(', ') || 'none'}</dd>
            <Rules {...row} />
            <Evidence {...row} />
            <dt>By hand</dt>
            <dd>
              <List items={steps} ordered />
            </dd>
          </dl>
        </details>
      </td>
    </tr>
  );
}

/** The matrix of the criteria. */
export function Matrix(summary: Summary): ReactElement {
  const rowsOf = (level: string) => summary.criteria.filter(({ criterion }) => criterion.level === level);
  const tables = [
    ['A', `Level A: ${rowsOf('A').length} criteria`],
    ['AA', `Level AA: ${rowsOf('AA').length} criteria`],
    ['AAA', `Level AAA: the ${rowsOf('AAA').length} criteria claimed`],
    ['best practice', 'Beyond the criteria'],
  ] as const;
  return (
    <>
      <h2 id="criteria">Criteria</h2>
      <p>
        Every success criterion of WCAG 2.2 at level A and AA, and those of level AAA that this site claims. ‘No failure
        found’ is the most a machine can say. What only a person can judge is marked so, with the steps.
      </p>
      {tables.map(([level, caption]) => (
        <Table key={level} look="matrix" caption={caption} heads={['Criterion', 'Outcome, how, and what was found']}>
          {rowsOf(level).map((row) => (
            <Row key={row.criterion.number} row={row} />
          ))}
        </Table>
      ))}
    </>
  );
}
