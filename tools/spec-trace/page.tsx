/** The trace as one page that needs no script and no other file. */
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactElement } from 'react';
import { renderPage } from '../report/Page';
import { Contents, Fold, Items, Mark, Prose, Rows, Soft } from '../report/parts';
import { counted } from '../report/words';
import { hasPassed, placeOf, type Trace, type TracedRequirement, type TracedTest } from './trace';
import { layersOf, sectionsOf, verdict } from './words';

const sectionId = (heading: string) => `section-${heading.split('.')[0]}`;

/** The tests of one source line, such as the cases of a loop, with a link to that line. */
function Tests({ tests }: { tests: TracedTest[] }): ReactElement | null {
  const [first] = tests;
  if (!first) return null;
  const bad = tests.filter((test) => !hasPassed(test));
  const projects = [...new Set(tests.flatMap((test) => test.projects))];
  return (
    <>
      {bad.length > 0 && <Mark tone="bad">{`${bad[0]?.outcome}: ${bad.length} of ${tests.length}`}</Mark>}{' '}
      <a href={`../../${first.file}${first.line === null ? '' : `#L${first.line}`}`}>{placeOf(first)}</a> {first.title}
      {tests.length > 1 && ` and ${counted(tests.length - 1, 'more case')}`}{' '}
      <Soft>
        {first.layer}: {projects.join(', ')}
      </Soft>
    </>
  );
}

function Statement({ row }: { row: TracedRequirement }): ReactElement {
  const { id, statement, decision, why, isProved, layers, tests, kind } = row;
  const places = [...new Set(tests.map(placeOf))];
  return (
    <Alert id={id} severity={isProved ? 'success' : 'error'}>
      <h3>
        <a href={`#${id}`}>{id}</a> <Prose text={statement} />
      </h3>
      <Mark tone={isProved ? 'good' : 'bad'}>{isProved ? 'Proved' : 'Not proved'}</Mark>{' '}
      <Soft>{[kind, ...layers].join(', ')}</Soft>
      {decision && (
        <p>
          Decision: <Prose text={decision} />
        </p>
      )}
      {why && (
        <p>
          Why: <Prose text={why} />
        </p>
      )}
      <Fold summary={`${counted(tests.length, 'test')} of ${id}`}>
        <Items
          items={places.map((place) => <Tests key={place} tests={tests.filter((test) => placeOf(test) === place)} />)}
        />
      </Fold>
    </Alert>
  );
}

function Layers({ trace }: { trace: Trace }): ReactElement {
  const { alone, many } = layersOf(trace);
  return (
    <>
      <h2>Layers</h2>
      <Rows
        caption="Statements that one layer alone proves"
        heads={['Layer', '#Statements']}
        rows={Object.entries(alone).map((cells) => ({ cells }))}
      />
      <p>Three layers or more prove {counted(many.length, 'statement')}; the lowest that can show one is enough.</p>
      <Contents label="Statements that three layers prove" links={many.map((id) => [`#${id}`, id])} />
    </>
  );
}

/** The page's HTML. */
export function asPage(trace: Trace): string {
  const { problems, extra, requirements } = trace;
  return renderPage({
    title: `Requirement trace: ${problems.length === 0 ? 'everything proved' : counted(problems.length, 'problem')}`,
    above: 'Every statement of the specification, the tests that prove it, and where each ran',
    below: `Beside these, ${counted(extra, 'test')} prove no statement and must pass all the same.`,
    children: (
      <>
        <h1>Requirement trace</h1>
        <Alert id="verdict" severity={problems.length === 0 ? 'success' : 'error'}>
          {verdict(trace)}
        </Alert>
        {problems.length > 0 && (
          <section id="problems">
            <h2>Problems</h2>
            <Items as="ol" items={problems} />
          </section>
        )}
        <Layers trace={trace} />
        {sectionsOf(trace).map(({ heading, proved, all }) => {
          const id = sectionId(heading);
          return (
            <section key={heading} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              <p id={`${id}-share`}>
                {proved} of {all} proved
              </p>
              <LinearProgress variant="determinate" value={(100 * proved) / all} aria-labelledby={`${id}-share`} />
              {requirements
                .filter(({ section }) => section === heading)
                .map((row) => (
                  <Statement key={row.id} row={row} />
                ))}
            </section>
          );
        })}
      </>
    ),
  });
}
