/** The sheets: what a person does to judge each criterion, the evidence beside it, and the verdict. */
import type { ReactElement } from 'react';
import { states } from '../../../a11y/states';
import { VERDICTS } from '../../../build/judgements';
import { List, Table } from '../../report/Page';
import { kindsOf } from '../criteria';
import { basisOf, KINDS, shownTexts } from '../judging/shown';
import type { CriterionSummary, Summary } from '../model';
import { judged } from '../summary';
import { Choice } from './Choice';
import { evidenceFile, STARTED } from './evidencePage';
import { judge } from './judge';
import { reportPage } from './page';

/** The anchor of a criterion's sheet. */
export const sheetId = (number: string): string => `s-${number.replaceAll('.', '-')}`;

function Verdict({ number, paths }: { number: string; paths: string[] }) {
  const id = sheetId(number);
  const verdicts = Object.entries(VERDICTS);
  return (
    <>
      <fieldset>
        <legend>Verdict for {number}</legend>
        {[...verdicts, ['', 'Not yet judged']].map(([value = '', words]) => (
          <label key={value}>
            <input type="radio" name={id} value={value} defaultChecked={value === ''} /> {words}
          </label>
        ))}
      </fieldset>
      <p>
        <label htmlFor={`${id}-note`}>Note on {number}</label>
        <textarea id={`${id}-note`} rows={3} />
      </p>
      <details>
        <summary>A page where {number} differs</summary>
        <Choice id={`${id}-path`} label="Page" options={paths.map((path) => [path, path])} />
        <Choice id={`${id}-differs`} label="Verdict there" options={verdicts} />
        <p>
          <label htmlFor={`${id}-why`}>Note</label>
          <input type="text" id={`${id}-why`} />
        </p>
        <p>
          <button type="button" data-add>
            Add this page to {number}
          </button>
        </p>
      </details>
      <ul data-pages hidden />
    </>
  );
}

function Evidence({ row: { criterion }, hasTranscripts }: { row: CriterionSummary; hasTranscripts: boolean }) {
  return (
    <div>
      <h3>Evidence for {criterion.number}</h3>
      {kindsOf(criterion.number).map((kind) => (
        <details key={kind}>
          <summary>
            {KINDS[kind]} <span className="soft">({criterion.number})</span>
          </summary>
          <p>
            <a href={evidenceFile(kind)} data-evidence={evidenceFile(kind)}>
              {KINDS[kind]}, alone
            </a>
          </p>
          <iframe
            src={evidenceFile(kind)}
            data-evidence={evidenceFile(kind)}
            title={`${KINDS[kind]}, for ${criterion.number}`}
            loading="lazy"
          />
        </details>
      ))}
      {hasTranscripts && (
        <p>
          <a href="index.html#screen-reader">What Orca said, for {criterion.number}</a>
        </p>
      )}
    </div>
  );
}

function Sheet({ row, ...rest }: { row: CriterionSummary; paths: string[]; hasTranscripts: boolean }) {
  const { criterion, judgement, finding } = row;
  const { number, name, level, steps, proves } = criterion;
  return (
    <section id={sheetId(number)} data-sheet={number} aria-labelledby={`${sheetId(number)}-name`}>
      <h2 id={`${sheetId(number)}-name`} tabIndex={-1}>{`${number} ${name}`}</h2>
      <p className="soft">
        Level {level}. {judgement && judgement.changes.length > 0 ? finding : proves}
      </p>
      <div className="sheet">
        <div>
          <h3>What to do for {number}</h3>
          <List items={steps} ordered />
          <Verdict number={number} paths={rest.paths} />
        </div>
        <Evidence row={row} hasTranscripts={rest.hasTranscripts} />
      </div>
    </section>
  );
}

/** The pages, each with a link that opens it, and the states with what brings them about. */
function Places({ paths }: { paths: string[] }) {
  return (
    <details>
      <summary>The pages, and how to bring about their states</summary>
      <List
        items={paths.map((path) => (
          <a key={path} href={`${STARTED}${path}`} data-path={path}>
            {path}
          </a>
        ))}
      />
      <Table caption="States" heads={['State', 'What to do on the page']}>
        {states.map(({ name, how }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{how}</td>
          </tr>
        ))}
      </Table>
    </details>
  );
}

function Who(): ReactElement {
  return (
    <search id="who" aria-label="Who judges, and when" hidden>
      <p>
        <label htmlFor="by">Your name</label>
        <input type="text" id="by" autoComplete="name" />
      </p>
      <p>
        <label htmlFor="date">Day, as 2026-11-21</label>
        <input type="text" id="date" inputMode="numeric" />
      </p>
      <p>
        <label htmlFor="site">Where the site is (npm start, or where it is published)</label>
        <input type="text" id="site" defaultValue={STARTED} />
      </p>
      <p>
        <label htmlFor="earlier">Go on with an earlier judgements.json</label>
        <input type="file" id="earlier" accept="application/json" />
      </p>
      <p>
        <button type="button" id="save">
          Save judgements.json
        </button>
      </p>
      <p role="status" id="said" />
    </search>
  );
}

/** `judge.html`. */
export function judgePage(summary: Summary): string {
  const { evaluation, partial, screenReader } = summary;
  const rows = judged(summary);
  const texts = shownTexts(evaluation);
  const paths = summary.pages.map(({ path }) => path);
  const data = {
    commit: evaluation.commit,
    evidence: texts,
    verdicts: VERDICTS,
    bases: Object.fromEntries(rows.map(({ criterion: { number } }) => [number, basisOf(number, texts)])),
  };
  return reportPage({
    title: 'Sheets to judge with',
    partial,
    above: <a href="index.html">Accessibility evaluation</a>,
    script: judge,
    children: (
      <>
        <h1>Sheets to judge with</h1>
        <p className="lead">
          {`${rows.length} criteria need a person. Judge as many as you like; this page keeps a draft where the browser lets it, and saves one file.`}
        </p>
        <p>
          Put the file into <code>a11y/judgements/</code> and write the report again: it joins your verdicts. One goes
          stale when what you were shown here changes.
        </p>
        <noscript>
          <p className="inset">
            Without its script this page still has all steps and all evidence. Write your verdicts down as the file’s
            form asks: see build/judgements.ts.
          </p>
        </noscript>
        <Who />
        <Places paths={paths} />
        <nav aria-label="Sheets">
          <List
            items={rows.map(({ criterion: { number, name } }) => (
              <a key={number} href={`#${sheetId(number)}`}>
                {number} {name}
              </a>
            ))}
          />
        </nav>
        {rows.map((row) => (
          <Sheet key={row.criterion.number} row={row} paths={paths} hasTranscripts={screenReader !== null} />
        ))}
        <script type="application/json" id="shown">
          {JSON.stringify(data).replaceAll('<', '\\u003c')}
        </script>
      </>
    ),
  });
}
