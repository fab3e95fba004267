/** The places where a rule failed or could not decide. */
import type { ReactElement } from 'react';
import type { CheckResult, Finding } from '../../../a11y/model';
import { listed } from '../../report/words';
import { OutcomeTag } from './page';

/** What the engines are called. */
export const engines: Record<CheckResult['engine'], string> = {
  axe: 'axe',
  alfa: 'Alfa',
  nu: 'Nu',
  pdf: 'PDF/UA',
  script: 'Script',
};

function Place({ selector, html, message, impact, fix }: Finding) {
  return (
    <dl className="finding">
      <dt>Where</dt>
      <dd>
        <code>{selector}</code> <code>{html}</code>
      </dd>
      <dt>What</dt>
      <dd>{message}</dd>
      <dt>Who meets it</dt>
      <dd>{impact}</dd>
      <dt>How to mend it</dt>
      <dd>{fix}</dd>
    </dl>
  );
}

/** The criteria a check bears on, as '1.4.3 and 1.4.6'. */
export function criteriaOf({ criteria }: CheckResult): string {
  return criteria.length > 0 ? listed(criteria) : 'best practice';
}

/** One check with all its places. */
export function Check({ check }: { check: CheckResult }): ReactElement {
  return (
    <>
      <p>
        <OutcomeTag outcome={check.outcome} /> {engines[check.engine]} rule <code>{check.rule}</code> (
        {criteriaOf(check)}): {check.title}
      </p>
      {check.findings.map((finding) => (
        <Place key={finding.selector + finding.message} {...finding} />
      ))}
    </>
  );
}
