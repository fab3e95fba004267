/** The first page of the report. */
import { List, Table } from '../../report/Page';
import { counted, grouped } from '../../report/words';
import type { Summary } from '../model';
import { outcomes } from '../outcomes';
import { failedChecks } from '../summary';
import { filterPages } from './filterPages';
import { Judgements } from './judgements';
import { Matrix } from './matrix';
import { OutcomeTag, reportPage } from './page';
import { Failures, Results } from './results';
import { Scope } from './scope';
import { Engines, Limits, ScreenReader, SeededFaults } from './trust';

const sections: [id: string, name: string][] = [
  ['summary', 'Summary'],
  ['scope', 'Scope and method'],
  ['failures', 'Failures'],
  ['criteria', 'Criteria'],
  ['judged', 'Judged by people'],
  ['pages-heading', 'Results by page'],
  ['screen-reader', 'Screen reader'],
  ['engines', 'Engines, each by itself'],
  ['faults', 'What the checks miss'],
  ['limits', 'Known limits'],
  ['files', 'Files for machines'],
];

const files: [name: string, what: string][] = [
  ['earl.jsonld', 'W3C EARL 1.0, an assertion for each criterion and page'],
  ['evidence.json', 'the evidence itself, from which all is made'],
];

function Verdict({ failed }: { failed: number }) {
  if (failed === 0) {
    return (
      <p className="inset">
        No check failed. That is not the same as ‘accessible’: see what a person has to judge under{' '}
        <a href="#criteria">Criteria</a>.
      </p>
    );
  }
  return (
    <p className="inset warning">
      {counted(failed, 'check')} failed. They are listed under <a href="#failures">Failures</a>.
    </p>
  );
}

function Overview(summary: Summary) {
  const wcag = summary.criteria.filter(({ criterion }) => criterion.level === 'A' || criterion.level === 'AA');
  return (
    <>
      <h2 id="summary">Summary</h2>
      <Verdict failed={failedChecks(summary).length} />
      <Table caption="Outcomes" heads={['Outcome', '#Criteria A and AA', '#Criteria on all pages']}>
        {outcomes.map((outcome) => (
          <tr key={outcome}>
            <th scope="row">
              <OutcomeTag outcome={outcome} />
            </th>
            <td className="number">{wcag.filter((row) => row.outcome === outcome).length}</td>
            <td className="number">{grouped(summary.counts[outcome])}</td>
          </tr>
        ))}
      </Table>
      <p className="soft">
        The last column counts each criterion, AAA and best practices included, once for every page and brochure. The
        files below have the same numbers.
      </p>
    </>
  );
}

/** `index.html`. */
export function indexPage(summary: Summary): string {
  const { subject, partial, evaluation } = summary;
  const link = (href: string, words: string) => <a href={href}>{words}</a>;
  return reportPage({
    title: `Accessibility evaluation of ${subject.name}`,
    partial,
    above: subject.name,
    script: filterPages,
    children: (
      <>
        <h1>Accessibility evaluation</h1>
        <p className="lead">
          What was found, in which state of which page, with the evidence; and what only a person can judge. WCAG 2.2
          level AA, {evaluation.date.slice(0, 10)}.
        </p>
        <nav aria-label="Contents">
          <List items={sections.map(([id, name]) => link(`#${id}`, name))} />
        </nav>
        <Overview {...summary} />
        <Scope {...summary} />
        <Failures {...summary} />
        <Matrix {...summary} />
        <Judgements {...summary} />
        <Results {...summary} />
        <ScreenReader {...summary} />
        <Engines {...summary} />
        <SeededFaults {...summary} />
        <Limits />
        <h2 id="files">Files for machines</h2>
        <div className="files">
          <List
            items={files.map(([name, what]) => (
              <>
                {link(name, name)}: {what}
              </>
            ))}
          />
        </div>
      </>
    ),
  });
}
