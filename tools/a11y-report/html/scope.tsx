/** What was evaluated, how, with what, and how to repeat it. */
import type { ReactElement, ReactNode } from 'react';
import { List, Table } from '../../report/Page';
import { counted, grouped, listed } from '../../report/words';
import { coverage } from '../coverage';
import type { Summary } from '../model';

/** 65 000 ms is '1 min 5 s'. */
function lasting(duration: number): string {
  const seconds = Math.round(duration / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function factsOf(summary: Summary): [string, ReactNode][] {
  const { evaluation, subject, command, screenReader } = summary;
  const { versions, date, duration, commit } = evaluation;
  const { paths, widths, schemes } = coverage(summary);
  const people = [...new Set(summary.criteria.flatMap(({ judgement }) => judgement?.by ?? []))];
  return [
    [
      'Site',
      <>
        {subject.name}, <a href={subject.address}>{subject.address}</a>, as built from the commit below and served on
        the evaluating machine
      </>,
    ],
    [
      'Standard',
      <>
        WCAG 2.2, level AA; and seven criteria of level AAA, listed under <a href="#criteria">Criteria</a>
      </>,
    ],
    ['Not in scope', 'The applicant site, social networks and the chat: sites of others'],
    [
      'Sample',
      `${counted(paths.length, 'page')} of ${summary.paths.length} and the not-found page. The site is small, so nothing is left to a sample`,
    ],
    ['Widths', `${widths.join(', ')} px: the smallest that WCAG asks for, a telephone, a tablet upright, a computer`],
    ['Colours', listed(schemes)],
    ['Motion', 'Checks run with reduced motion asked for, so that nothing is measured while it moves'],
    [
      'Engines',
      `axe-core ${versions.axe}: all rules for WCAG 2.0 to 2.2 A and AA, best practices, and the AAA rules named. Siteimprove’s Alfa ${versions.alfa}: all rules but those for AAA criteria that this site does not claim; where it asks, our own checks answer`,
    ],
    [
      'Markup',
      evaluation.states.some(({ checks }) =>
        checks.some(({ engine, outcome }) => engine === 'nu' && outcome !== 'untested'),
      )
        ? 'Nu’s HTML checker, on each page as the server sends it'
        : 'Not done: there is no Java on this machine to run Nu’s HTML checker',
    ],
    [
      'Brochures',
      `${counted(evaluation.brochures.length, 'brochure')} (PDF), each held to rules of PDF/UA-1 by our own program, named by their numbers in the Matterhorn Protocol`,
    ],
    [
      'Scripts',
      'The project’s own checks of keyboard, focus, reflow, spacing, enlarged text, target size, titles and announcements',
    ],
    ['Browser', `Chromium ${versions.chromium}, driven by Playwright ${versions.playwright} on Node ${versions.node}`],
    ['Screen reader', screenReader ? `Orca ${screenReader.versions.orca}` : 'Not done'],
    [
      'Person',
      people.length > 0
        ? `${listed(people)}; see ‘Judged by people’`
        : 'Not done. Nobody has judged what is marked ‘A person has to judge’',
    ],
    [
      'Evaluator',
      <>
        {subject.name} (self-assessed); <a href={`mailto:${subject.email}`}>{subject.email}</a>
      </>,
    ],
    [
      'Date',
      <>
        <time dateTime={date}>{date.slice(0, 10)}</time>, in {lasting(duration)}
      </>,
    ],
    ['Commit', <code key="commit">{commit}</code>],
    ['To repeat it', <code key="command">{command}</code>],
  ];
}

/** How many of the states were measured, and why the others were not. */
function measuredOf({ evaluation: { states } }: Summary): string {
  const whole = states.filter(({ sameAs }) => !sameAs).length;
  const part = states.filter(({ sameAs }) => sameAs?.but).length;
  return `${grouped(whole)} were checked in full. ${grouped(part)} have the elements, attributes and words of one of those: there only what differs was checked, layout or colours. ${grouped(states.length - whole - part)} differ in nothing that a check sees from what was checked before, most of them in the bars and the footer, which are the same on every page: there nothing was checked again.`;
}

/** Scope, method, versions and states. */
export function Scope(summary: Summary): ReactElement {
  const { reached, notReached } = coverage(summary);
  return (
    <>
      <h2 id="scope">Scope and method</h2>
      <dl className="facts" data-facts>
        {factsOf(summary).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>States reached</h3>
      <p>{measuredOf(summary)}</p>
      <Table
        caption={`${counted(summary.evaluation.states.length, 'state')} evaluated`}
        heads={['State', 'Pages', 'Widths (px)', 'Colours']}
      >
        {reached.map(({ state, pages, widths, schemes }) => (
          <tr key={state}>
            <th scope="row">{state}</th>
            <td>{grouped(pages)}</td>
            <td>{widths.join(', ')}</td>
            <td>{schemes.join(', ')}</td>
          </tr>
        ))}
      </Table>
      <h3>Not reached</h3>
      {notReached.length > 0 ? <List items={notReached} /> : <p>Nothing: every page and every state was reached.</p>}
    </>
  );
}
