import { judged } from 'virtual:catalogue/judged';
import organisation from '../../catalogue/organisation.yaml';
import type { AccessibilityStatement as Statement } from '../../catalogue/pageSchemas';
import { formatDay } from '../../ui/format';
import { stack } from '../../ui/layout.css';
import { CheckList } from '../common/CheckList';
import * as styles from './AccessibilityStatement.css';
import { statusOf } from './statusOf';

/** Accessibility statement, with the fields of W3C's statement generator. */
export function AccessibilityStatement(statement: Statement) {
  const { email, telephone, responseDays } = organisation.contact;
  return (
    <div className={stack}>
      <p className={styles.paragraph}>{statement.scope}</p>
      <p className={styles.paragraph}>
        <b>Standard:</b>
        {` ${statement.standard}.`}
      </p>
      <p className={styles.paragraph}>
        <b>Status:</b>
        {` ${statusOf(judged)}`}
      </p>
      <h3 className={styles.heading}>What we do</h3>
      <CheckList items={statement.measures} />
      <h3 className={styles.heading}>Known limits, and what to do instead</h3>
      {statement.limits.map(({ part, description, reason, plan, meanwhile }) => (
        <p key={part} className={styles.paragraph}>
          <b>{part}.</b>
          {` ${[description, reason, plan, meanwhile].join(' ')}`}
        </p>
      ))}
      <h3 className={styles.heading}>Where it works</h3>
      <CheckList items={statement.environments} />
      <h3 className={styles.heading}>Where it may not</h3>
      <CheckList items={statement.incompatible} icon="minus" />
      <h3 className={styles.heading}>What it is made with</h3>
      <CheckList items={statement.technologies} />
      <h3 className={styles.heading}>How we tested</h3>
      <p className={styles.paragraph}>{statement.assessment}</p>
      <CheckList items={statement.tests} />
      <p className={styles.paragraph}>
        Last tested on <time dateTime={statement.date}>{formatDay(statement.date)}</time>. {statement.evidence}
      </p>
      <h3 className={styles.heading}>Tell us</h3>
      <p className={styles.paragraph}>
        {statement.feedback} Write to <a href={`mailto:${email}`}>{email}</a> or call{' '}
        <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>. We answer within {responseDays} working days.
      </p>
      <p className={styles.paragraph}>{statement.complaints}</p>
    </div>
  );
}
