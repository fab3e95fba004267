/** The criteria, a row each: outcome, how it was looked at, evidence, and what a person does. */
import { Fragment, type ReactElement } from 'react';
import { Fold, Items, Rows } from '../../report/parts';
import { grouped } from '../../report/words';
import { bearsOn, judged, outcomes, outcomeWords, type Row, type Summary } from '../summary';
import { anchor, OutcomeMark, placeOf } from './parts';

/** The pages with each outcome; those where nothing is to be seen are counted. */
function Found({ counts, assertions }: Row): ReactElement[] {
  return outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => {
      const own = assertions.filter((each) => each.outcome === outcome);
      return (
        <Fragment key={outcome}>
          {`${outcomeWords[outcome]}: ${grouped(own.length)} `}
          {(outcome === 'failed' || outcome === 'cantTell') &&
            own.map(({ page: { path } }) => (
              <Fragment key={path}>
                <a href={placeOf(path)}>{path}</a>{' '}
              </Fragment>
            ))}
        </Fragment>
      );
    });
}

/** Each rule that was tried; EARL has the ACT rules that it implements. */
function rulesOf({ criterion }: Row, pages: Summary['pages']): string {
  const all = pages.flatMap(({ measured }) => measured.flatMap(({ checks }) => checks));
  const own = all.filter((check) => bearsOn(criterion, check)).map(({ engine, rule }) => `${engine} ${rule}`);
  return [...new Set(own)].sort().join(', ') || 'none';
}

function Told({ row, pages, hasSheet }: { row: Row; pages: Summary['pages']; hasSheet: boolean }): ReactElement {
  const { criterion, outcome, finding } = row;
  const { number, name, proves, steps } = criterion;
  return (
    <>
      <OutcomeMark outcome={outcome} />
      <p>{finding}</p>
      <Fold summary={`Evidence and steps for ${number === 'BP' ? name.toLowerCase() : number}`}>
        {proves && <p>What the checks prove: {proves}</p>}
        <p>Rules tried: {rulesOf(row, pages)}</p>
        <p>Pages and brochures:</p>
        <Items items={Found(row)} />
        <p>By hand: {steps}</p>
        {hasSheet && (
          <p>
            <a href={`judge.html#${anchor(number)}`}>The sheet to judge {number} with</a>
          </p>
        )}
      </Fold>
    </>
  );
}

/** The matrix of the criteria. */
export function Matrix(summary: Summary): ReactElement {
  const withSheet = new Set(judged(summary));
  const levels = { A: 'Level A', AA: 'Level AA', AAA: 'Level AAA, as far as it is claimed', 'best practice': 'Beyond' };
  return (
    <>
      <p>
        Every criterion of WCAG 2.2 at level A and AA, and those of AAA that this site claims. ‘No failure found’ is the
        most a machine can say. What only a person can judge is marked so until somebody has.
      </p>
      {Object.entries(levels).map(([level, words]) => {
        const rows = summary.rows.filter(({ criterion }) => criterion.level === level);
        return (
          <Rows
            key={level}
            caption={`${words}: ${rows.length} rows`}
            heads={['Criterion', 'Outcome, how, and what was found']}
            rows={rows.map((row) => {
              const { number, name, address } = row.criterion;
              const title = <a key="title" href={address}>{`${number} ${name}`}</a>;
              const told = <Told key="told" row={row} pages={summary.pages} hasSheet={withSheet.has(row)} />;
              return { id: anchor(number), cells: [address ? title : name, told] };
            })}
          />
        );
      })}
    </>
  );
}
