/** The trace as one page that needs no script and no other file. */
import { Page, Prose, renderPage, Table, Tag } from '../report/Page';
import { counted } from '../report/words';
import { hasPassed, placeOf, type Trace, type TracedRequirement, type TracedTest } from './trace';
import { layersOf, sectionsOf, verdict } from './words';

const Mark = ({ isGood, children }: { isGood: boolean; children: string }) => (
  <Tag look={isGood ? 'passed' : 'failed'} sign={isGood ? '✓' : '✗'}>
    {children}
  </Tag>
);

const sectionId = (heading: string) => `section-${heading.split('.')[0]}`;

/** The tests of one line of source, such as the cases of a loop, with a link to it in the same checkout. */
function Tests({ tests }: { tests: TracedTest[] }) {
  const [first] = tests;
  if (!first) return null;
  const bad = tests.filter((test) => !hasPassed(test));
  const projects = [...new Set(tests.flatMap((test) => test.projects))];
  return (
    <li>
      {bad.length > 0 && <Mark isGood={false}>{`${bad[0]?.outcome}: ${bad.length} of ${tests.length}`}</Mark>}{' '}
      <a href={`../../${first.file}${first.line === null ? '' : `#L${first.line}`}`}>{placeOf(first)}</a> {first.title}
      {tests.length > 1 && ` and ${counted(tests.length - 1, 'more case')}`}{' '}
      <span className="soft">
        {first.layer}: {projects.join(', ')}
      </span>
    </li>
  );
}

function Statement({ row }: { row: TracedRequirement }) {
  const { id, statement, decision, why, isProved, layers, tests, kind } = row;
  const places = [...new Set(tests.map(placeOf))];
  return (
    <li id={id}>
      <h3>
        <a href={`#${id}`}>{id}</a> <Prose text={statement} />
      </h3>
      <p>
        <Mark isGood={isProved}>{isProved ? 'Proved' : 'Not proved'}</Mark>{' '}
        <span className="soft">{[kind, ...layers].join(', ')}</span>
      </p>
      {decision && (
        <p>
          Decision: <Prose text={decision} />
        </p>
      )}
      {why && (
        <p className="soft">
          Why: <Prose text={why} />
        </p>
      )}
      <details>
        <summary>{counted(tests.length, 'test')}</summary>
        <ul>
          {places.map((place) => (
            <Tests key={place} tests={tests.filter((test) => placeOf(test) === place)} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Layers({ trace }: { trace: Trace }) {
  const { alone, many } = layersOf(trace);
  return (
    <>
      <h2>Layers</h2>
      <Table caption="Statements that one layer alone proves" heads={['Layer', '#Statements']}>
        {Object.entries(alone).map(([layer, count]) => (
          <tr key={layer}>
            <th scope="row">{layer}</th>
            <td className="number">{count}</td>
          </tr>
        ))}
      </Table>
      <p>Three layers or more prove {counted(many.length, 'statement')}; the lowest that can show one is enough.</p>
      <ul>
        {many.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{id}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page's HTML. */
export function asPage(trace: Trace): string {
  const isGood = trace.problems.length === 0;
  return renderPage(
    <Page
      title={`Requirement trace: ${isGood ? 'everything proved' : counted(trace.problems.length, 'problem')}`}
      above="Every statement of the specification, the tests that prove it, and where each ran"
      below={`Beside these, ${counted(trace.extra, 'test')} prove no statement and must pass all the same.`}
    >
      <h1>Requirement trace</h1>
      <p id="verdict">
        <Mark isGood={isGood}>{verdict(trace)}</Mark>
      </p>
      {!isGood && (
        <>
          <h2>Problems</h2>
          <ol id="problems">
            {trace.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ol>
        </>
      )}
      <Layers trace={trace} />
      {sectionsOf(trace).map(({ heading, proved, all }) => (
        <section key={heading} aria-labelledby={sectionId(heading)}>
          <h2 id={sectionId(heading)}>{heading}</h2>
          <p>
            {proved} of {all} proved
          </p>
          <ul className="statements">
            {trace.requirements
              .filter(({ section }) => section === heading)
              .map((row) => (
                <Statement key={row.id} row={row} />
              ))}
          </ul>
        </section>
      ))}
    </Page>,
  );
}
