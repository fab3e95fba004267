/** What the pages of the pack have in common. */
import Alert from '@mui/material/Alert';
import type { ReactElement, ReactNode } from 'react';
import type { Outcome } from '../../../a11y/support/model';
import { renderPage } from '../../report/Page';
import { Mark } from '../../report/parts';
import { listed } from '../../report/words';
import { stateName } from '../judging';
import { outcomeWords, type Told } from '../summary';

const TONES = { failed: 'bad', cantTell: 'open', passed: 'good', untested: 'none', inapplicable: 'none' } as const;

/** An outcome as a labelled chip. */
export const OutcomeMark = ({ outcome }: { outcome: Outcome }): ReactElement => (
  <Mark tone={TONES[outcome]}>{outcomeWords[outcome]}</Mark>
);

/** The anchor of a page or a criterion. */
export const anchor = (name: string): string => `at-${name.replaceAll(/\W/g, '-')}`;

/** Where the places of a page are told of, from the first page. */
export const placeOf = (path: string): string => `evidence/places.html#${anchor(path)}`;

/** States that are named of those in which a check said the same. */
const NAMED = 6;

/** A check with all its places: what, where, whom it harms and how to mend it. */
export function Check({ told: { check, states } }: { told: Told }): ReactElement {
  const { engine, rule, criteria, title, outcome, findings } = check;
  const paths = [...new Set(states.map(({ path }) => path))];
  return (
    <Alert severity={outcome === 'failed' ? 'error' : 'warning'}>
      <p>
        <OutcomeMark outcome={outcome} /> {engine} rule <code>{rule}</code> ({listed(criteria) || 'best practice'}):{' '}
        {title}
      </p>
      {findings.map(({ selector, html, message, impact, fix }) => (
        <dl key={selector + message}>
          <dt>Where</dt>
          <dd>
            <code>{selector}</code> <code>{html}</code>
          </dd>
          <dt>What</dt>
          <dd>{message}</dd>
          <dt>Who meets it, and how to mend it</dt>
          <dd>
            {impact} {fix}
          </dd>
        </dl>
      ))}
      <p>
        On {listed(paths)} in {listed(states.slice(0, NAMED).map(stateName))}
        {states.length > NAMED && ` and ${states.length - NAMED} more states`}.
      </p>
    </Alert>
  );
}

interface PackPage {
  title: string;
  /** Why the evaluation is partial; empty for a whole one. */
  partial: string;
  above: ReactNode;
  children: ReactNode;
  script?: string;
}

/** The text of a page. What is partial says so on its first line. */
export function packPage({ title, partial, above, ...rest }: PackPage): string {
  return renderPage({
    ...rest,
    title: `${partial && 'Partial: '}${title}`,
    comment: partial,
    above: (
      <>
        {partial && <p>{partial}</p>}
        <p>{above}</p>
      </>
    ),
    below: (
      <p>Self-assessed. Words and numbers are made from evidence.json by the command named in ‘Scope and method’.</p>
    ),
  });
}
