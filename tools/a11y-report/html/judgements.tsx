/** What people have judged, and which verdicts no longer count, with what has changed since. */
import type { ReactElement } from 'react';
import { VERDICTS } from '../../../build/judgements';
import { List, Table } from '../../report/Page';
import type { Change, Joined } from '../judging/join';
import type { Summary } from '../model';
import { judged } from '../summary';

/** Lines that are shown of one change. */
const SHOWN = 12;

function Lines({ name, lines }: { name: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <List
          items={[...lines.slice(0, SHOWN), ...(lines.length > SHOWN ? [`and ${lines.length - SHOWN} more`] : [])]}
        />
      </dd>
    </>
  );
}

function Changed({ change: { key, added, gone } }: { change: Change }) {
  return (
    <dl className="finding">
      <dt>What</dt>
      <dd>{key}</dd>
      <Lines name="Was" lines={gone} />
      <Lines name="Is now" lines={added} />
    </dl>
  );
}

function Stale({ one }: { one: Joined }) {
  return (
    <div data-stale>
      <h3>{`${one.criterion} no longer counts`}</h3>
      <p>
        {`${one.by} judged it on ${one.date}: ${VERDICTS[one.verdict].toLowerCase()}. What it was given for has changed, so it waits for a new verdict.`}
      </p>
      <details>
        <summary>What has changed for {one.criterion}</summary>
        {one.changes.map((change) => (
          <Changed key={change.key} change={change} />
        ))}
      </details>
    </div>
  );
}

/** The verdicts that count, and those that do not any more. */
export function Judgements(summary: Summary): ReactElement {
  const rows = judged(summary);
  const all = rows.flatMap(({ judgement }) => judgement ?? []);
  const valid = all.filter(({ changes }) => changes.length === 0);
  return (
    <>
      <h2 id="judged">Judged by people</h2>
      <p>
        {`${valid.length} of the ${rows.length} criteria that need a person have a verdict that counts. `}
        <a href="judge.html">The sheets to judge them with</a>.
      </p>
      {valid.length > 0 && (
        <Table caption="Verdicts that count" heads={['Criterion', 'Verdict', 'By']}>
          {valid.map(({ criterion, verdict, note, by, date }) => (
            <tr key={criterion}>
              <th scope="row">{criterion}</th>
              <td>
                {VERDICTS[verdict]}
                {note && `. ${note}`}
              </td>
              <td>{`${by}, ${date}`}</td>
            </tr>
          ))}
        </Table>
      )}
      {all
        .filter(({ changes }) => changes.length > 0)
        .map((one) => (
          <Stale key={one.criterion} one={one} />
        ))}
    </>
  );
}
