/** The criteria, a row each: outcome, how it was looked at, evidence, and what a person does. */
import { Fragment, type ReactElement } from 'react';
import type { CheckResult } from '../../../a11y/model';
import { Joined, List, Table } from '../../report/Page';
import { grouped, listed } from '../../report/words';
import type { CriterionSummary, Subpage, Summary } from '../model';
import { outcomes, outcomeWords } from '../outcomes';
import { bearsOn, judged } from '../summary';
import { engines } from './findings';
import { sheetId } from './judgePage';
import { OutcomeTag } from './page';
import { routeFile } from './routePage';

/** From this many on, the pages of evidence are not listed but found with the filter. */
const LISTED = 12;

function Evidence({ assertions, outcome }: CriterionSummary) {
  if (outcome === 'untested' || outcome === 'inapplicable') return null;
  const paths = assertions.filter((assertion) => assertion.outcome === outcome).map(({ page }) => page.path);
  const shown = paths.slice(0, LISTED).map((path) => (
    <a key={path} href={routeFile(path)}>
      {path}
    </a>
  ));
  const rest = paths.length > LISTED && (
    <>
      {' '}
      and {paths.length - LISTED} more: see <a href="#pages-heading">results by page</a>
    </>
  );
  return (
    <>
      <dt>Evidence</dt>
      <dd className="links">
        <Joined separator=" " items={shown} />
        {rest}
      </dd>
    </>
  );
}

function Rules({ row: { criterion }, pages }: { row: CriterionSummary; pages: Subpage[] }) {
  const rules = new Map<string, CheckResult>();
  for (const check of pages.flatMap(({ measured }) => measured.flatMap(({ checks }) => checks))) {
    if (bearsOn(criterion, check)) rules.set(`${engines[check.engine]} ${check.rule}`, check);
  }
  if (rules.size === 0) return null;
  return (
    <>
      <dt>Rules tried</dt>
      <dd>
        <Joined
          separator=", "
          items={[...rules]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, { actRules }]) => (
              <Fragment key={name}>
                <code>{name}</code>
                {actRules.map((id) => (
                  <Fragment key={id}>
                    {' '}
                    <a href={`https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/`}>ACT {id}</a>
                  </Fragment>
                ))}
              </Fragment>
            ))}
        />
      </dd>
    </>
  );
}

function Row({ row, pages, hasSheet }: { row: CriterionSummary; pages: Subpage[]; hasSheet: boolean }) {
  const { criterion, outcome, modes, finding, counts } = row;
  const { number, name, level, address, proves, steps } = criterion;
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
            <dt>Pages and brochures</dt>
            <dd>{numbers.join(', ') || 'none'}</dd>
            <Rules row={row} pages={pages} />
            <Evidence {...row} />
            <dt>By hand</dt>
            <dd>
              <List items={steps} ordered />
              {hasSheet && (
                <p>
                  <a href={`judge.html#${sheetId(number)}`}>The sheet to judge it with</a>
                </p>
              )}
            </dd>
          </dl>
        </details>
      </td>
    </tr>
  );
}

/** The matrix of the criteria. */
export function Matrix(summary: Summary): ReactElement {
  const withSheet = new Set(judged(summary));
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
        found’ is the most a machine can say. What only a person can judge is marked so, with the steps, until somebody
        has.
      </p>
      {tables.map(([level, caption]) => (
        <Table key={level} look="matrix" caption={caption} heads={['Criterion', 'Outcome, how, and what was found']}>
          {rowsOf(level).map((row) => (
            <Row key={row.criterion.number} row={row} pages={summary.pages} hasSheet={withSheet.has(row)} />
          ))}
        </Table>
      ))}
    </>
  );
}
