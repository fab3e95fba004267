import type { ReactNode } from 'react';
import { fill } from '../../catalogue/fill';
import { nextOfSubject } from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import * as programmePageTexts from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import {
  dayParts,
  formatCertificate,
  formatDuration,
  formatLessons,
  formatPlan,
  formatRand,
  formatShortDay,
} from '../../ui/format';
import { Icon, type IconName } from '../../ui/Icon/Icon';
import { AskUs } from '../intakes/AskUs';
import { useNextIntake } from '../intakes/useNextIntake';
import * as styles from './FactsSheet.css';

interface FactProps {
  icon: IconName;
  label: string;
  children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>
        <Icon name={icon} className={styles.icon} />
        {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Fee({ programme: { fee } }: { programme: Programme }) {
  if (!fee) return factTexts.notYetSet;
  return (
    <>
      {`${fill(programmePageTexts.onceOff, { fee: formatRand(fee.once) })}${fee.instalments ? ',' : ''}`}
      {fee.instalments && (
        <>
          <br />
          {fill(programmePageTexts.orPlan, { plan: formatPlan(fee.instalments) })}
        </>
      )}
    </>
  );
}

/**
 * A labelled day as one text node. Orca pauses before a time element in a description, and in Firefox skips a
 * description that is only one.
 */
function inWords(isoDay: string): string {
  const [weekday] = dayParts(isoDay);
  return `${weekday} ${formatShortDay(isoDay)}`;
}

/** Next intake on the visitor's day and its last day to apply: always two facts of one line (S1-14). */
function NextIntake({ programme: { path, name } }: { programme: Programme }) {
  const intake = useNextIntake(path);
  return (
    <>
      <Fact icon="calendar" label={factTexts.nextIntake}>
        {intake ? inWords(intake.starts) : factTexts.noDateYet}
      </Fact>
      <Fact icon="calendar" label={factTexts.applicationsClose}>
        {intake ? (
          inWords(intake.closes)
        ) : (
          <AskUs subject={fill(nextOfSubject, { name })}>{programmePageTexts.askWhen}</AskUs>
        )}
      </Fact>
    </>
  );
}

/** Facts of a programme. */
export function FactsSheet({ programme }: { programme: Programme }) {
  const { duration, mode, hours, lessons, certificate, isUpcoming } = programme;
  return (
    <aside className={styles.sheet} aria-label={programmePageTexts.keyFacts}>
      <dl className={styles.facts}>
        <Fact icon="clock" label={factTexts.duration}>
          {formatDuration(duration)}
        </Fact>
        {isUpcoming ? (
          <Fact icon="calendar" label={factTexts.nextIntake}>
            {factTexts.notYetSet}
          </Fact>
        ) : (
          <NextIntake programme={programme} />
        )}
        <Fact icon="tag" label={factTexts.fee}>
          <Fee programme={programme} />
        </Fact>
        <Fact icon="screen" label={factTexts.mode}>
          {mode}
        </Fact>
        <Fact icon="book" label={duration.unit === 'days' ? factTexts.hoursADay : factTexts.hoursAWeek}>
          {fill(factTexts.about, { hours })}
        </Fact>
        {lessons && (
          <Fact icon="people" label={factTexts.liveLessons}>
            {formatLessons({ duration, lessons })}
          </Fact>
        )}
        <Fact icon="certificate" label={factTexts.leadsTo}>
          {formatCertificate(certificate)}
        </Fact>
      </dl>
    </aside>
  );
}
