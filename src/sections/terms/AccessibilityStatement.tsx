import { builtOn } from 'virtual:catalogue/shell';
import { verdictTotals } from 'virtual:catalogue/sizes';
import { telephoneAddress } from '../../catalogue/addresses';
import * as termTexts from '../../catalogue/interface/terms.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { AccessibilityStatement as Statement } from '../../catalogue/schema/pages';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { Fold } from '../../ui/Fold/Fold';
import { wideStack } from '../../ui/layout.css';
import { CheckList } from '../common/CheckList';
import * as styles from './AccessibilityStatement.css';
import { statusOf } from './statusOf';

/** Accessibility statement, with the fields of W3C's statement generator. The day of the last test is that of the build. */
export function AccessibilityStatement(statement: Statement) {
  const { email, telephone, responseDays } = organisation.contact;
  return (
    <div className={wideStack}>
      <p className={styles.paragraph}>{statement.scope}</p>
      <p className={styles.paragraph}>
        <b>{termTexts.standard}</b>
        {` ${statement.standard}.`}
      </p>
      <p className={styles.paragraph}>
        <b>{termTexts.status}</b>
        {` ${statusOf(verdictTotals)}`}
      </p>
      {/* The wrapper makes this the last child, which gets the closing border. */}
      <div>
        <Fold summary={termTexts.details}>
          <h3 className={styles.heading}>{termTexts.measures}</h3>
          <CheckList items={statement.measures} />
          <h3 className={styles.heading}>{termTexts.limits}</h3>
          {statement.limits.map(({ part, description, reason, plan, meanwhile }) => (
            <p key={part} className={styles.paragraph}>
              <b>{part}.</b>
              {` ${[description, reason, plan, meanwhile].join(' ')}`}
            </p>
          ))}
          <h3 className={styles.heading}>{termTexts.environments}</h3>
          <CheckList items={statement.environments} />
          <h3 className={styles.heading}>{termTexts.incompatible}</h3>
          <CheckList items={statement.incompatible} icon="minus" />
          <h3 className={styles.heading}>{termTexts.technologies}</h3>
          <CheckList items={statement.technologies} />
          <h3 className={styles.heading}>{termTexts.tests}</h3>
          <p className={styles.paragraph}>{statement.assessment}</p>
          <CheckList items={statement.tests} />
          <p className={styles.paragraph}>
            <Filled text={termTexts.lastTested} day={<Day iso={builtOn} />} /> {statement.evidence}
          </p>
        </Fold>
      </div>
      <h3 className={styles.heading}>{termTexts.tellUs}</h3>
      <p className={styles.paragraph}>
        {statement.feedback}{' '}
        <Filled
          text={termTexts.contact}
          email={<a href={`mailto:${email}`}>{email}</a>}
          phone={<a href={telephoneAddress(telephone)}>{telephone}</a>}
          days={responseDays}
        />
      </p>
      <p className={styles.paragraph}>{statement.complaints}</p>
    </div>
  );
}
