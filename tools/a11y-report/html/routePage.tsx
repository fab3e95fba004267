/** The page of one route: each state with its results, screenshot, keyboard map, headings, landmarks and reading. */
import type { CheckResult, Measured, StateEvidence } from '../../../a11y/model';
import { pageName } from '../../../build/paths';
import { Joined, List, Table } from '../../report/Page';
import { counted } from '../../report/words';
import { isState, stateName } from '../judging/shown';
import type { Subpage } from '../model';
import { outcomes, outcomeWords } from '../outcomes';
import { evidenceFile, pageId } from './evidencePage';
import { Check, engines } from './findings';
import { KeyboardMap } from './keyboardMap';
import { OutcomeTag, reportPage } from './page';

/** Where a route's page is, from the first page. */
export function routeFile(path: string): string {
  return `routes/${pageName(path).replaceAll(/[^\w-]/g, '-')}.html`;
}

function Tried({ checks }: { checks: CheckResult[] }) {
  const groups = (Object.keys(engines) as CheckResult['engine'][]).flatMap((engine) =>
    outcomes.map((outcome) => ({
      name: `${engines[engine]}, ${outcomeWords[outcome].toLowerCase()}`,
      rules: checks.filter((check) => check.engine === engine && check.outcome === outcome),
    })),
  );
  return (
    <List
      items={groups
        .filter(({ rules }) => rules.length > 0)
        .map(({ name, rules }) => `${name} (${rules.length}): ${rules.map(({ rule }) => rule).join(' ')}`)}
    />
  );
}

function Checks({ checks }: { checks: CheckResult[] }) {
  return checks.map((check) => <Check key={`${check.engine} ${check.rule}`} check={check} />);
}

/** `isWhole` where all rules were tried here: else most are listed with the state where they were. */
function Results({ checks, isWhole }: Measured & { isWhole: boolean }) {
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
      {isWhole && (
        <details>
          <summary>All {counted(checks.length, 'rule')} tried</summary>
          <Tried checks={checks} />
        </details>
      )}
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

function Reading({ reading, path, state }: StateEvidence) {
  if (!reading) return null;
  return (
    <p>
      <a href={`../${evidenceFile('reading')}#${pageId(path)}`}>What a screen reader would say</a>{' '}
      <span className="soft">({state})</span>
    </p>
  );
}

/** Where what was found here was measured, where that was elsewhere. */
function Same({ sameAs }: StateEvidence) {
  if (!sameAs) return null;
  return (
    <p>
      Elements, attributes and words are those of <code>{sameAs.id}</code>, where they were checked.{' '}
      {sameAs.but ? `Checked here: ${sameAs.but}.` : 'So are layout and colours: nothing was checked anew.'}
    </p>
  );
}

/** Whether there is something to show of it that is not shown elsewhere. */
const isTold = ({ sameAs, reading, screenshot }: StateEvidence) =>
  Boolean(!sameAs || sameAs.but || reading || screenshot);

function State({ state }: { state: StateEvidence }) {
  return (
    <section aria-labelledby={state.id}>
      <h2 id={state.id} tabIndex={-1}>
        {stateName(state)}
      </h2>
      <p className="soft">Title of the page: {state.title}</p>
      <Same {...state} />
      <Results {...state} isWhole={!state.sameAs} />
      <KeyboardMap state={state} />
      {state.reading && <Outline {...state} />}
      <Reading {...state} />
    </section>
  );
}

/** The states as a table, a row each, with a link for every width and colour scheme that was measured here. */
function Contents({ states }: { states: StateEvidence[] }) {
  return (
    <nav aria-label="States">
      <Table caption="States" heads={['State', 'Widths and colours']}>
        {[...new Set(states.map(({ state }) => state))].map((name) => {
          const own = states.filter(({ state }) => state === name);
          const [first] = own.filter(isTold);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="links">
                {!first ? (
                  `${counted(own.length, 'combination')}, in nothing other than on another page: ${own[0]?.sameAs?.id} and its like`
                ) : (
                  <Joined
                    separator=" "
                    items={own.filter(isTold).map(({ id, width, scheme }) => (
                      <a key={id} href={`#${id}`}>
                        {width} px, {scheme}
                      </a>
                    ))}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </Table>
    </nav>
  );
}

/** `routes/….html` for all states of one page, or for a brochure. */
export function routePage({ path, measured }: Subpage, partial: string): string {
  const states = measured.filter(isState);
  const [brochure] = measured;
  return reportPage({
    title: `Accessibility of ${path}`,
    partial,
    above: <a href="../index.html">Accessibility evaluation</a>,
    children: (
      <>
        <h1>{path}</h1>
        {states.length === 0 && brochure ? (
          <>
            <p className="lead" id={brochure.id}>
              A brochure, held to rules of PDF/UA-1 by their numbers in the Matterhorn Protocol. Whether its order and
              its words make sense, no person has judged.
            </p>
            <Results {...brochure} isWhole />
            <List items={brochure.checks.map(({ rule, title }) => `${rule}: ${title}`)} />
          </>
        ) : (
          <>
            <p className="lead">{counted(states.length, 'state')} of this page.</p>
            <Contents states={states} />
            {states.filter(isTold).map((state) => (
              <State key={state.id} state={state} />
            ))}
          </>
        )}
      </>
    ),
  });
}
