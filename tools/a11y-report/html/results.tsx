/** The pages, a row each, with a filter by criterion and result; and all failures. */
import type { ReactElement } from 'react';
import type { Measured, Outcome } from '../../../a11y/model';
import { Joined, Table } from '../../report/Page';
import { counted, grouped } from '../../report/words';
import { stateName } from '../judging/shown';
import type { Summary } from '../model';
import { outcomes, outcomeWords } from '../outcomes';
import { failedChecks } from '../summary';
import { Choice } from './Choice';
import { Check } from './findings';
import { OutcomeTag } from './page';
import { routeFile } from './routePage';

/** States that are named of those with one failure. */
const SHOWN = 8;

/** One letter for each outcome, for the filter. */
const letters: Record<Outcome, string> = { failed: 'f', cantTell: 'c', passed: 'p', untested: 'u', inapplicable: 'i' };

/** Where a state or a brochure is told of. */
const link = (measured: Measured) => (
  <a key={measured.id} href={`${routeFile(measured.path)}#${measured.id}`}>
    {measured.path} {stateName(measured)}
  </a>
);

/** Every failed check: what, where, whom it harms and how to mend it. The same check in several states stands once. */
export function Failures(summary: Summary): ReactElement {
  const failed = failedChecks(summary);
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
      {failed.map(({ check, states }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page is drawn once.
        <div key={index} data-failure>
          <Check check={check} />
          <p>
            In {counted(states.length, 'state')}: <Joined separator="; " items={states.slice(0, SHOWN).map(link)} />
            {states.length > SHOWN && `, and ${states.length - SHOWN} more`}.
          </p>
        </div>
      ))}
    </>
  );
}

function Filter({ criteria }: Summary) {
  const rows = criteria.map(({ criterion: { number, name } }, index): [string, string] => [
    String(index),
    number === 'BP' ? name : `${number} ${name}`,
  ]);
  const found = outcomes.map((outcome): [string, string] => [letters[outcome], outcomeWords[outcome]]);
  return (
    <search id="filter" hidden>
      <Choice id="criterion" label="Criterion" options={[['', 'All criteria'], ...rows]} />
      <Choice id="result" label="Result" options={[['', 'All results'], ...found]} />
      <p id="count" role="status" />
    </search>
  );
}

/** The table of the pages. */
export function Results(summary: Summary): ReactElement {
  const { criteria, pages } = summary;
  return (
    <>
      <h2 id="pages-heading" tabIndex={-1}>
        Results by page
      </h2>
      <p>
        How many criteria have which outcome on each page, over all its states, and in each brochure. A page leads to
        its states, with pictures, keyboard maps, headings, landmarks and readings.
      </p>
      <Filter {...summary} />
      <Table
        id="pages"
        caption="Pages and brochures"
        heads={['Page', '#Failed', '#Person to judge', '#No failure found']}
      >
        {pages.map((page) => {
          const { path, title } = page;
          const found = criteria.map(
            ({ assertions }) => assertions.find((assertion) => assertion.page === page)?.outcome ?? 'inapplicable',
          );
          return (
            <tr key={path} data-outcomes={found.map((outcome) => letters[outcome]).join('')}>
              <th scope="row">
                <a href={routeFile(path)}>{path}</a> <span className="soft">{title}</span>
              </th>
              {(['failed', 'cantTell', 'passed'] as const).map((outcome) => (
                <td key={outcome} className="number">
                  {grouped(found.filter((each) => each === outcome).length)}
                </td>
              ))}
            </tr>
          );
        })}
      </Table>
    </>
  );
}
