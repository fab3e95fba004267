/** The report as one self-contained page. Everything is visible without the script; the script only filters. */
import type { ReactNode } from 'react';
import { List, Page, Prose, renderPage, Table } from '../report/Page';
import { counted } from '../report/words';
import { filterStatements } from './filterStatements';
import { Mark } from './Mark';
import { problemLine, type SourceLink, type Trace, type TracedRequirement, type TracedSection } from './model';
import { Tests } from './Tests';
import { goneLines, kindWords, verdict } from './words';

function Statement({ row, link }: { row: TracedRequirement; link: SourceLink }) {
  const { id, statement, decision, why, proved, tests } = row;
  return (
    <li id={id} data-proved={proved}>
      <h3>
        <a href={`#${id}`}>{id}</a> <Prose text={statement} />
      </h3>
      <p className="soft">
        <Mark isGood={proved}>{proved ? 'Proved' : 'Not proved'}</Mark> {kindWords(row)}
      </p>
      {(decision || why) && (
        <dl>
          {decision && (
            <>
              <dt>Decision</dt>
              <dd>
                <Prose text={decision} />
              </dd>
            </>
          )}
          {why && (
            <>
              <dt>Why</dt>
              <dd>
                <Prose text={why} />
              </dd>
            </>
          )}
        </dl>
      )}
      {tests.length > 0 ? <Tests tests={tests} link={link} /> : <p>No test names this statement.</p>}
    </li>
  );
}

const sectionId = ({ heading }: TracedSection) => `section-${heading.split('.')[0]}`;

function Section({ section, link }: { section: TracedSection; link: SourceLink }) {
  const id = sectionId(section);
  return (
    <section data-section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {section.heading}
      </h2>
      <p>
        {section.proved} of {section.requirements.length} proved
      </p>
      <ul className="statements">
        {section.requirements.map((row) => (
          <Statement key={row.id} row={row} link={link} />
        ))}
      </ul>
    </section>
  );
}

function Summary({ sections, summary }: Trace) {
  const missing = ({ requirements }: TracedSection) => requirements.filter(({ proved }) => !proved);
  return (
    <Table caption="Statements by section of the specification" heads={['Section', 'Proved', 'Not proved']}>
      {sections.map((section) => (
        <tr key={section.heading}>
          <th scope="row">
            <a href={`#${sectionId(section)}`}>{section.heading}</a>
          </th>
          <td>
            {section.proved} of {section.requirements.length}
          </td>
          <td>
            {missing(section).map(({ id }) => (
              <span key={id}>
                <a href={`#${id}`}>{id}</a>{' '}
              </span>
            ))}
            {missing(section).length === 0 && 'none'}
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row">All</th>
        <td>
          {summary.proved} of {summary.requirements}
        </td>
        <td>{summary.requirements - summary.proved || 'none'}</td>
      </tr>
    </Table>
  );
}

/** A part with a heading, where it has something to say. */
function Part({ id, heading, items, ordered }: { id: string; heading: string; items: ReactNode[]; ordered?: boolean }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <List items={items} ordered={ordered ?? false} />
    </section>
  );
}

/** Hidden until the script shows it. */
function Filter() {
  return (
    <search id="filter" hidden>
      <p>
        <label htmlFor="query">Search ids, statements and tests</label>
        <input id="query" type="search" autoComplete="off" spellCheck={false} />
      </p>
      <fieldset>
        <legend>Show</legend>
        {[
          ['', 'All'],
          ['true', 'Proved'],
          ['false', 'Not proved'],
        ].map(([value, words]) => (
          <label key={value}>
            <input type="radio" name="proved" value={value} defaultChecked={value === ''} /> {words}
          </label>
        ))}
      </fieldset>
      <p id="count" role="status" />
    </search>
  );
}

function Read({ results, commit }: Trace) {
  return (
    <>
      <p>{results.length > 0 ? 'Results read:' : 'No results could be read.'}</p>
      {results.length > 0 && (
        <ul>
          {results.map(({ file, ranAt, tests }) => (
            <li key={file}>
              {file}: {counted(tests, 'test run')},{' '}
              <time dateTime={ranAt}>{ranAt.replace('T', ' ').slice(0, 16)} UTC</time>
            </li>
          ))}
        </ul>
      )}
      {commit && (
        <p>
          Commit tested: <code>{commit}</code>
        </p>
      )}
    </>
  );
}

/** The whole page. `link` draws the way from the page to a line of source. */
export function renderHtml(trace: Trace, link: SourceLink): string {
  const gone = goneLines(trace.gone).map(({ statement, titles }) => (
    <>
      {statement}
      {titles.length > 0 && <List items={titles} />}
    </>
  ));
  return renderPage(
    <Page
      title={`Requirement trace: ${trace.ok ? 'everything proved' : 'not everything proved'}`}
      above={<p>Every statement of the specification, the tests that prove it, and where each test ran.</p>}
      below={<Read {...trace} />}
      script={filterStatements}
    >
      <h1>Requirement trace</h1>
      <p id="verdict">
        <Mark isGood={trace.ok}>{verdict(trace)}</Mark>
      </p>
      <Part id="problems" heading="Problems" items={trace.problems.map(problemLine)} ordered />
      <Part id="gone" heading="Tests that went" items={gone} />
      <Summary {...trace} />
      <Filter />
      {trace.sections.map((section) => (
        <Section key={section.heading} section={section} link={link} />
      ))}
      <section id="outside" aria-labelledby="extra">
        <h2 id="extra" tabIndex={-1}>
          Tests outside the specification
        </h2>
        <p>They prove no statement, and must pass all the same.</p>
        {trace.extra.length > 0 ? <Tests tests={trace.extra} link={link} /> : <p>There are none.</p>}
      </section>
    </Page>,
  );
}
