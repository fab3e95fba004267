/** The sheets: what a person does to judge each criterion, the evidence beside it, and the verdict. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactElement } from 'react';
import { states } from '../../../a11y/support/states';
import { VERDICTS } from '../../../build/judgements';
import { Contents, Fold, Rows, Soft } from '../../report/parts';
import { kindsOf } from '../criteria';
import { basisOf, KINDS, shownTexts } from '../judging';
import { judged, type Row, type Summary } from '../summary';
import { anchor, packPage } from './parts';

const verdicts = Object.entries(VERDICTS);
const idOf = (name: string) => `for-${name.replaceAll(/\W/g, '-')}`;

type FieldProps = Omit<TextFieldProps, 'name' | 'variant' | 'slotProps'> & { name: string };

/** A field with its label in sight; with `options`, a value and its words each, one of those or none. */
function Field({ name, options, ...rest }: FieldProps & { options?: [string, string][] }): ReactElement {
  const kind = { multiline: rest.rows !== undefined, select: options !== undefined };
  return (
    <TextField
      id={idOf(name)}
      name={name}
      fullWidth
      margin="normal"
      {...kind}
      {...rest}
      slotProps={{ select: { native: true } }}
    >
      {options &&
        [['', '–'], ...options].map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
    </TextField>
  );
}

/** What the script reads by the names of its fields. Fields of a page that differs come once; the script adds more. */
function Verdict({ number, paths }: { number: string; paths: string[] }): ReactElement {
  const pages = paths.map((path): [string, string] => [path, path]);
  return (
    <>
      <fieldset>
        <legend>Verdict for {number}</legend>
        {[...verdicts, ['', 'Not yet judged']].map(([value = '', words]) => (
          <label key={value}>
            <input type="radio" name={`${number} verdict`} value={value} defaultChecked={value === ''} /> {words}
          </label>
        ))}
      </fieldset>
      <Field name={`${number} note`} label={`Note on ${number}`} rows={3} />
      <Fold summary={`Pages where ${number} differs`}>
        <fieldset data-page>
          <legend>A page that differs on {number}</legend>
          <Field name={`${number} path`} label="Page" options={pages} />
          <Field name={`${number} differs`} label="Verdict there" options={verdicts} />
          <Field name={`${number} why`} label="Why" />
        </fieldset>
      </Fold>
    </>
  );
}

function Sheet({ row, paths }: { row: Row; paths: string[] }): ReactElement {
  const { criterion, judgement, finding } = row;
  const { number, name, level, steps, proves } = criterion;
  return (
    <section data-sheet={number} aria-labelledby={anchor(number)}>
      <h2 id={anchor(number)}>{`${number} ${name}`}</h2>
      <p>
        <Soft>{`Level ${level}. ${judgement ? finding : proves}`}</Soft>
      </p>
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 5 }}>
          <h3>What to do for {number}</h3>
          <p>{steps}</p>
          <Verdict number={number} paths={paths} />
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <h3>Evidence for {number}</h3>
          {kindsOf(number).map((kind) => (
            <Fold key={kind} summary={`${KINDS[kind]}, for ${number}`}>
              <p>
                <a href={`evidence/${kind}.html`}>{`${KINDS[kind]}, alone`}</a>
              </p>
              <iframe src={`evidence/${kind}.html`} title={`${KINDS[kind]}, for ${number}`} loading="lazy" />
            </Fold>
          ))}
        </Grid>
      </Grid>
    </section>
  );
}

/** `judge.html`. */
export function judgePage(summary: Summary): string {
  const { evaluation, partial, pages } = summary;
  const rows = judged(summary);
  const texts = shownTexts(evaluation);
  const bases = Object.fromEntries(rows.map(({ criterion: { number } }) => [number, basisOf(number, texts)]));
  const data = JSON.stringify({ commit: evaluation.commit, evidence: texts, bases });
  return packPage({
    title: 'Sheets to judge with',
    partial,
    above: <a href="index.html">Accessibility evaluation</a>,
    script: 'judge.js',
    children: (
      <form id="sheets">
        <h1>Sheets to judge with</h1>
        <p>
          {`${rows.length} criteria need a person. Judge as many as you like; this page keeps a draft where the browser lets it, and saves one file. `}
          Put it into <code>a11y/judgements/</code> and write the report again: it joins your verdicts to earlier ones.
          One goes stale when what you were shown here changes.
        </p>
        <noscript>
          <Alert severity="info">
            Without its script this page has all steps and all evidence, but saves nothing: write your verdicts down.
          </Alert>
        </noscript>
        <Paper variant="outlined" component="search" aria-label="Who judges, and when" sx={{ p: 2 }}>
          <Field name="by" label="Your name" autoComplete="name" required />
          <Field name="date" label="Day, as 2026-11-21" required />
          <Button variant="contained" type="submit">
            Save judgements.json
          </Button>
          <p role="status" id="said" />
        </Paper>
        <Fold summary="How to bring about the states of a page">
          <Rows
            caption="States"
            heads={['State', 'What to do on the page']}
            rows={states.map(({ name, how }) => ({ cells: [name, how] }))}
          />
        </Fold>
        <Contents
          label="Sheets"
          links={rows.map(({ criterion: { number, name } }) => [`#${anchor(number)}`, `${number} ${name}`])}
        />
        {rows.map((row) => (
          <Sheet key={row.criterion.number} row={row} paths={pages.map(({ path }) => path)} />
        ))}
        <script type="application/json" id="shown">
          {data.replaceAll('<', '\\u003c')}
        </script>
      </form>
    ),
  });
}
