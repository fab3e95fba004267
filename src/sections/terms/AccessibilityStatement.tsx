import { builtOn } from 'virtual:catalogue/shell';
import { verdictTotals } from 'virtual:catalogue/sizes';
import { telephoneAddress } from '../../catalogue/addresses';
import { fill } from '../../catalogue/fill';
import * as termTexts from '../../catalogue/interface/terms.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { AccessibilityStatement as Statement } from '../../catalogue/schema/pages';
import type { VerdictTotals } from '../../catalogue/views';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { Fold } from '../../ui/Fold/Fold';
import { formatDay } from '../../ui/format';
import { wideStack } from '../../ui/layout.css';
import { measure } from '../../ui/text.css';
import { CheckList } from '../common/CheckList';
import { statementHeading } from './LegalDocuments.css';

/** Conformance with WCAG 2.2 AA in the statement's terms (S1-30): only what people have judged. */
export function statusOf({ needed, judged, people, latestDay, faults }: VerdictTotals): string {
  if (latestDay === '') return fill(termTexts.statuses.waiting, { needed });
  const facts = { people, judged, needed, day: formatDay(latestDay) };
  const done = people === 1 ? fill(termTexts.statuses.onePerson, facts) : fill(termTexts.statuses.people, facts);
  if (faults.length > 0) return fill(termTexts.statuses.faults, { done, criteria: faults.join(', ') });
  return fill(judged < needed ? termTexts.statuses.partial : termTexts.statuses.full, { done });
}

/** Accessibility statement, with the fields of W3C's statement generator. The day of the last test is that of the build. */
export function AccessibilityStatement(statement: Statement) {
  const { email, telephone, responseDays } = organisation.contact;
  return (
    <div className={wideStack}>
      <p className={measure}>{statement.scope}</p>
      <p className={measure}>
        <b>{termTexts.standard}</b>
        {` ${statement.standard}.`}
      </p>
      <p className={measure}>
        <b>{termTexts.status}</b>
        {` ${statusOf(verdictTotals)}`}
      </p>
      {/* The wrapper makes this the last child, which gets the closing border. */}
      <div>
        <Fold summary={termTexts.details}>
          <h3 className={statementHeading}>{termTexts.measures}</h3>
          <CheckList items={statement.measures} />
          <h3 className={statementHeading}>{termTexts.limits}</h3>
          {statement.limits.map(({ part, description, reason, plan, meanwhile }) => (
            <p key={part} className={measure}>
              <b>{part}.</b>
              {` ${[description, reason, plan, meanwhile].join(' ')}`}
            </p>
          ))}
          <h3 className={statementHeading}>{termTexts.environments}</h3>
          <CheckList items={statement.environments} />
          <h3 className={statementHeading}>{termTexts.incompatible}</h3>
          <CheckList items={statement.incompatible} icon="minus" />
          <h3 className={statementHeading}>{termTexts.technologies}</h3>
          <CheckList items={statement.technologies} />
          <h3 className={statementHeading}>{termTexts.tests}</h3>
          <p className={measure}>{statement.assessment}</p>
          <CheckList items={statement.tests} />
          <p className={measure}>
            <Filled text={termTexts.lastTested} day={<Day iso={builtOn} />} /> {statement.evidence}
          </p>
        </Fold>
      </div>
      <h3 className={statementHeading}>{termTexts.tellUs}</h3>
      <p className={measure}>
        {statement.feedback}{' '}
        <Filled
          text={termTexts.contact}
          email={<a href={`mailto:${email}`}>{email}</a>}
          phone={<a href={telephoneAddress(telephone)}>{telephone}</a>}
          days={responseDays}
        />
      </p>
      <p className={measure}>{statement.complaints}</p>
    </div>
  );
}
