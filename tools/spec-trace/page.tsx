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

/** Links a line of source in the same checkout. */
function Test({ test }: { test: TracedTest }) {
  const { title, file, line, layer, projects } = test;
  return (
    <li>
      {!hasPassed(test) && <Mark isGood={false}>{test.outcome}</Mark>}{' '}
      <a href={`../../${file}${line === null ? '' : `#L${line}`}`}>{placeOf(test)}</a> {title}{' '}
      <span className="soft">
        {layer}: {projects.join(', ')}
      </span>
    </li>
  );
}

function Statement({ row }: { row: TracedRequirement }) {
  const { id, statement, decision, why, isProved, layers, tests, kind } = row;
  return (
    <tr id={id}>
      <th scope="row">
        <a href={`#${id}`}>{id}</a>
      </th>
      <td>
        <Prose text={statement} />
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
      </td>
      <td>{kind}</td>
      <td>
        <Mark isGood={isProved}>{isProved ? 'Proved' : 'Not proved'}</Mark> {layers.join(', ')}
      </td>
      <td>
        {tests.length === 0 ? (
          'No test names it.'
        ) : (
          <details>
            <summary>{counted(tests.length, 'test')}</summary>
            <ul>
              {tests.map((test) => (
                <Test key={`${placeOf(test)} ${test.title}`} test={test} />
              ))}
            </ul>
          </details>
        )}
      </td>
    </tr>
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
          <Table caption={`${proved} of ${all} proved`} heads={['Id', 'Statement', 'Kind', 'Proved', 'Tests']}>
            {trace.requirements
              .filter(({ section }) => section === heading)
              .map((row) => (
                <Statement key={row.id} row={row} />
              ))}
          </Table>
        </section>
      ))}
    </Page>,
  );
}
