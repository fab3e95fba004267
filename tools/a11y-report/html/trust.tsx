/** How far the report can be trusted: engines side by side, seeded faults, a real screen reader, and known limits. */
import type { ReactElement } from 'react';
import type { CheckResult, Outcome } from '../../../a11y/model';
import { Joined, List, Table } from '../../report/Page';
import { counted, grouped, listed } from '../../report/words';
import type { PackInput, Summary } from '../model';
import { bearsOn } from '../summary';
import { criteriaOf, engines } from './findings';
import { OutcomeTag } from './page';

type Engine = CheckResult['engine'];

interface RuleCount {
  check: CheckResult;
  counts: Partial<Record<Outcome, number>>;
}

function EngineRules({ evaluation, engine }: Summary & { engine: Engine }) {
  const rules = new Map<string, RuleCount>();
  for (const check of [...evaluation.states, ...evaluation.brochures].flatMap(({ checks }) => checks)) {
    if (check.engine !== engine) continue;
    const counts = rules.get(check.rule)?.counts ?? {};
    rules.set(check.rule, { check, counts: { ...counts, [check.outcome]: (counts[check.outcome] ?? 0) + 1 } });
  }
  const rows = [...rules.values()].sort((a, b) => a.check.rule.localeCompare(b.check.rule, 'en'));
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>
        {engines[engine]}: {counted(rows.length, 'rule')}
      </summary>
      <Table
        caption={`${engines[engine]}, in how many states`}
        heads={['Rule', '#Failed', '#Person to judge', '#No failure found']}
      >
        {rows.map(({ check, counts }) => (
          <tr key={check.rule}>
            <th scope="row">
              <code>{check.rule}</code> <span className="soft">{criteriaOf(check)}</span>
            </th>
            {(['failed', 'cantTell', 'passed'] as const).map((outcome) => (
              <td key={outcome} className="number">
                {grouped(counts[outcome] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </details>
  );
}

/** Where one engine found a fault, or could not decide, and another found none of the same criterion. */
function disagreements({ criteria, evaluation }: Summary): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { criterion } of criteria) {
    if (criterion.number === 'BP') continue;
    for (const { id, checks } of evaluation.states) {
      const own = checks.filter((check) => bearsOn(criterion, check));
      const failed = own.filter(({ outcome }) => outcome === 'failed' || outcome === 'cantTell');
      for (const check of failed) {
        const others = own.filter(({ engine, outcome }) => engine !== check.engine && outcome === 'passed');
        if (others.length === 0) continue;
        const verb = check.outcome === 'failed' ? 'fails' : 'asks a person';
        const key = `${criterion.number}: ${engines[check.engine]} ${check.rule} ${verb}, ${listed(others.map((other) => `${engines[other.engine]} ${other.rule}`))} found nothing`;
        found.set(key, [...(found.get(key) ?? []), id]);
      }
    }
  }
  return found;
}

/** What each engine tried, by itself, and where they disagree. */
export function Engines(summary: Summary): ReactElement {
  const differing = [...disagreements(summary)];
  return (
    <>
      <h2 id="engines">Engines, each by itself</h2>
      {differing.length === 0 ? (
        <p>They disagree nowhere.</p>
      ) : (
        <Table caption="Where engines disagree" heads={['Criterion and rules', 'First place', '#States']}>
          {differing.map(([what, ids]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                <code>{ids[0]}</code>
              </td>
              <td className="number">{grouped(ids.length)}</td>
            </tr>
          ))}
        </Table>
      )}
      {(Object.keys(engines) as Engine[]).map((engine) => (
        <EngineRules key={engine} {...summary} engine={engine} />
      ))}
    </>
  );
}

const share = (part: number, whole: number) => `${part} of ${whole} (${Math.round((100 * part) / whole)}%)`;

/** How many faults that were put in on purpose each engine noticed, and all together. */
export function SeededFaults({ faults }: PackInput): ReactElement {
  const heading = <h2 id="faults">What the checks miss</h2>;
  if (!faults || faults.length === 0) {
    return (
      <>
        {heading}
        <p>Not measured: the checks have not been tried on seeded faults.</p>
      </>
    );
  }
  const by = (engine: Engine) =>
    faults.filter(({ caughtBy }) => caughtBy.some((rule) => rule.startsWith(`${engine} `)));
  const [axe, alfa, script] = [by('axe'), by('alfa'), by('script')];
  const together = new Set([...axe, ...alfa]);
  const all = faults.filter(({ caughtBy }) => caughtBy.length > 0);
  const rates: [string, number][] = [
    ['axe alone', axe.length],
    ['Alfa alone', alfa.length],
    ['axe and Alfa together', together.size],
    ['our own scripts alone', script.length],
    ['all together', all.length],
  ];
  const one = [...together].filter((fault) => axe.includes(fault) !== alfa.includes(fault)).length;
  return (
    <>
      {heading}
      <p>
        {`The checks were tried on pages with one fault each. They missed ${share(faults.length - all.length, faults.length)}. ${counted(one, 'fault')} ${one === 1 ? 'was' : 'were'} noticed by one of the two engines and missed by the other.`}
      </p>
      <Table caption="Noticed" heads={['By', '#Faults']}>
        {rates.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="number">{share(count, faults.length)}</td>
          </tr>
        ))}
      </Table>
      <Table caption="Seeded faults" heads={['Fault', 'Noticed']}>
        {faults.map(({ name, criteria, caughtBy }) => (
          <tr key={name}>
            <th scope="row">
              {name} <span className="soft">{listed(criteria)}</span>
            </th>
            <td>
              {caughtBy.length === 0 && <strong>Missed</strong>}
              {caughtBy.length > 0 && 'Caught by '}
              <Joined separator=", " items={caughtBy.map((rule) => <code key={rule}>{rule}</code>)} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** What a real screen reader said, or that it was not done. */
export function ScreenReader({ screenReader, evaluation }: PackInput): ReactElement {
  const heading = <h2 id="screen-reader">Screen reader</h2>;
  if (!screenReader) {
    return (
      <>
        {heading}
        <p>
          <OutcomeTag outcome="untested" /> Not done. <code>npm run a11y:screen-reader</code> has Orca read the site and
          leaves transcripts here.
        </p>
      </>
    );
  }
  const { versions, commit, transcripts } = screenReader;
  return (
    <>
      {heading}
      <p>
        {`Orca ${versions.orca} with Speech Dispatcher ${versions.speechDispatcher} and ${versions.browser}.`}
        {commit !== evaluation.commit && (
          <>
            {' '}
            It read commit <code>{commit}</code>, not the one evaluated here.
          </>
        )}
      </p>
      <Table caption="Transcripts" heads={['Read', 'Expected phrases']}>
        {transcripts.map(({ name, path, file, heard, missing }) => (
          <tr key={name}>
            <th scope="row">
              <a href={`screen-reader/${file}`}>{name}</a> <span className="soft">{path}</span>
            </th>
            <td>
              <OutcomeTag outcome={missing.length > 0 ? 'failed' : 'passed'} />
              {` ${heard.length} of ${heard.length + missing.length} expected phrases said`}
              {missing.length > 0 && (
                <>
                  <br />
                  {`Not said: ${missing.map((phrase) => `‘${phrase}’`).join(', ')}`}
                </>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** What this report cannot tell. */
export function Limits(): ReactElement {
  return (
    <>
      <h2 id="limits">Known limits</h2>
      <List
        items={[
          'The checks ran in one browser engine (Chromium). The journeys in Firefox and WebKit are tests of their own; phones held in the hand are not covered.',
          'Rows that no person has judged are not a statement that the site conforms.',
          'Alfa was asked about each page as loaded, at 1280 px in light colours, and once in each state, but not about modal dialogs; Nu’s checker was not asked about styles.',
          'In light colours every control was given the focus, in dark and forced ones one of each kind, at 1280 px. Bars and footer were walked, opened and searched on the first page that has them.',
          'Texts over gradients and pictures are left to a person, because no check can compute their contrast.',
          'A screen reader other than Orca may say things differently. What a screen reader ‘would say’ is computed from the accessibility tree.',
          'Speech control, switches, screen magnifiers and braille displays were not tried.',
          'The applicant site, where people log in and apply, is a site of its own.',
        ]}
      />
    </>
  );
}
