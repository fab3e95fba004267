import { organisation } from '../../catalogue/organisation';
import type { AccessibilityStatement as Statement } from '../../catalogue/pages/terms-and-conditions';
import { formatDay } from '../../ui/format';
import { Ticks } from '../common/Ticks';

/** The accessibility statement, with the fields of W3C's statement generator. */
export function AccessibilityStatement(statement: Statement) {
  const { email, telephone, responseDays } = organisation.contact;
  return (
    <div className="stack text" id="accessibility">
      <h2>{statement.heading}</h2>
      <p>{statement.scope}</p>
      <p>
        <b>Standard:</b>
        {` ${statement.standard}.`}
      </p>
      <p>
        <b>Status:</b>
        {` ${statement.status}`}
      </p>
      <h3>What we do</h3>
      <Ticks items={statement.measures} />
      <h3>Known limits, and what to do instead</h3>
      {statement.limits.map(({ part, description, reason, plan, meanwhile }) => (
        <p key={part}>
          <b>{part}.</b>
          {` ${[description, reason, plan, meanwhile].join(' ')}`}
        </p>
      ))}
      <h3>Where it works</h3>
      <Ticks items={statement.environments} />
      <h3>Where it may not</h3>
      <Ticks items={statement.incompatible} icon="minus" />
      <h3>What it is made with</h3>
      <Ticks items={statement.technologies} />
      <h3>How we tested</h3>
      <p>{statement.assessment}</p>
      <Ticks items={statement.tests} />
      <p>
        Last tested on <time dateTime={statement.date}>{formatDay(statement.date)}</time>. {statement.evidence}
      </p>
      <h3>Tell us</h3>
      <p>
        {statement.feedback} Write to <a href={`mailto:${email}`}>{email}</a> or call{' '}
        <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>. We answer within {responseDays} working days.
      </p>
      <p>{statement.complaints}</p>
      <p>{statement.approval}</p>
    </div>
  );
}
