/** The page of one route: each state with its results, screenshot, keyboard map, headings, landmarks and reading. */
import type { CheckResult, StateEvidence } from '../../../a11y/model';
import { pageName } from '../../../build/paths';
import { Joined, List, Table } from '../../report/Page';
import { counted } from '../../report/words';
import { outcomes, outcomeWords } from '../wording';
import { Check, stateName } from './findings';
import { KeyboardMap } from './keyboardMap';
import { OutcomeTag, reportPage } from './page';

/** Where a route's page is, from the first page. */
export function routeFile(path: string): string {
  return `routes/${pageName(path).replaceAll(/[^\w-]/g, '-')}.html`;
}

/** Where a state is described, from the first page. */
export function stateLink({ path, id }: StateEvidence): string {
  return `${routeFile(path)}#${id}`;
}

function Tried({ checks, engine }: { checks: CheckResult[]; engine: CheckResult['engine'] }) {
  const own = checks.filter((check) => check.engine === engine);
  if (own.length === 0) return <p>Tried none here.</p>;
  const found = outcomes.map((outcome) => ({ outcome, rules: own.filter((check) => check.outcome === outcome) }));
  return (
    <List
      items={found
        .filter(({ rules }) => rules.length > 0)
        .map(({ outcome, rules }) => (
          <>
            {`${outcomeWords[outcome]} (${rules.length}): `}
            <Joined separator=" " items={rules.map(({ rule }) => <code key={rule}>{rule}</code>)} />
          </>
        ))}
    />
  );
}

function Checks({ checks }: { checks: CheckResult[] }) {
  return checks.map((check) => <Check key={`${check.engine} ${check.rule}`} check={check} />);
}

function Results({ checks }: StateEvidence) {
  const failed = checks.filter(({ outcome }) => outcome === 'failed');
  const open = checks.filter(({ outcome }) => outcome === 'cantTell');
  return (
    <>
      <h3>Results</h3>
      {failed.length > 0 ? (
        <Checks checks={failed} />
      ) : (
        <p>
          <OutcomeTag outcome="passed" />
        </p>
      )}
      {open.length > 0 && (
        <details>
          <summary>A person has to judge {counted(open.length, 'rule')}</summary>
          <Checks checks={open} />
        </details>
      )}
      <details>
        <summary>All {counted(checks.length, 'rule')} tried</summary>
        <h4>axe</h4>
        <Tried checks={checks} engine="axe" />
        <h4>Scripts</h4>
        <Tried checks={checks} engine="script" />
      </details>
    </>
  );
}

function Outline({ headings, landmarks }: StateEvidence) {
  return (
    <details>
      <summary>Headings and landmarks</summary>
      <h4>Heading outline</h4>
      {headings.length > 0 ? (
        <ul className="outline" data-outline>
          {headings.map(({ level, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the page is drawn once.
            <li key={index} data-level={level}>
              <b>h{level}</b> {text}
            </li>
          ))}
        </ul>
      ) : (
        <p>None.</p>
      )}
      <h4>Landmarks</h4>
      {landmarks.length > 0 ? (
        <List items={landmarks.map(({ role, name }) => (name ? `${role}: ${name}` : role))} />
      ) : (
        <p>None.</p>
      )}
    </details>
  );
}

function Reading({ reading }: StateEvidence) {
  if (!reading) return null;
  return (
    <details>
      <summary>What a screen reader would say</summary>
      <p>
        Names, roles and states in the order of the accessibility tree. This is computed; transcripts of a real screen
        reader are on the first page.
      </p>
      <p className="reading" data-reading>
        {reading}
      </p>
    </details>
  );
}

function State({ state }: { state: StateEvidence }) {
  return (
    <section aria-labelledby={state.id}>
      <h2 id={state.id} tabIndex={-1}>
        {stateName(state)}
      </h2>
      <p className="soft">Title of the page: {state.title}</p>
      <Results {...state} />
      <KeyboardMap state={state} />
      <Outline {...state} />
      <Reading {...state} />
    </section>
  );
}

/** The states as a table, a row each, with a link for every width and colour scheme. */
function Contents({ states }: { states: StateEvidence[] }) {
  return (
    <nav aria-label="States">
      <Table caption="States" heads={['State', 'Widths and colours']}>
        {[...new Set(states.map(({ state }) => state))].map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="links">
              <Joined
                separator=" "
                items={states
                  .filter(({ state }) => state === name)
                  .map(({ id, width, scheme }) => (
                    <a key={id} href={`#${id}`}>
                      {width} px, {scheme}
                    </a>
                  ))}
              />
            </td>
          </tr>
        ))}
      </Table>
    </nav>
  );
}

/** `routes/….html` for all states of one path. */
export function routePage(states: StateEvidence[], partial: string): string {
  const path = states[0]?.path ?? '';
  return reportPage({
    title: `Accessibility of ${path}`,
    partial,
    above: <a href="../index.html">Accessibility evaluation</a>,
    children: (
      <>
        <h1>{path}</h1>
        <p className="lead">{counted(states.length, 'state')} of this page.</p>
        <Contents states={states} />
        {states.map((state) => (
          <State key={state.id} state={state} />
        ))}
      </>
    ),
  });
}
