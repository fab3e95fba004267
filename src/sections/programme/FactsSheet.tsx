import type { ReactNode } from 'react';
import { brochureAddress } from '../../catalogue/downloads';
import type { Programme } from '../../catalogue/schema';
import { actionLink } from '../../ui/actionLink.css';
import {
  dayParts,
  formatCertificate,
  formatDuration,
  formatKilobytes,
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
  if (!fee) return 'Not yet set';
  return (
    <>
      {`${formatRand(fee.once)} once-off${fee.instalments ? ',' : ''}`}
      {fee.instalments && (
        <>
          <br />
          {`or ${formatPlan(fee.instalments)}`}
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
      <Fact icon="calendar" label="Next intake">
        {intake ? inWords(intake.starts) : 'No date yet'}
      </Fact>
      <Fact icon="alert" label="Applications close">
        {intake ? inWords(intake.closes) : <AskUs subject={`The next intake of ${name}`}>Ask us when it starts</AskUs>}
      </Fact>
    </>
  );
}

interface FactsSheetProps {
  programme: Programme;
  /** Size of the brochure, in bytes. */
  brochureSize: number | undefined;
}

/** Facts of a programme, and its brochure (S1-07). */
export function FactsSheet({ programme, brochureSize }: FactsSheetProps) {
  const { path, duration, mode, hours, lessons, certificate, isUpcoming } = programme;
  return (
    <aside className={styles.sheet} aria-label="Key facts">
      <dl className={styles.facts}>
        <Fact icon="clock" label="Duration">
          {formatDuration(duration)}
        </Fact>
        {isUpcoming ? (
          <Fact icon="calendar" label="Next intake">
            Not yet set
          </Fact>
        ) : (
          <NextIntake programme={programme} />
        )}
        <Fact icon="coin" label="Fee">
          <Fee programme={programme} />
        </Fact>
        <Fact icon="screen" label="Mode">
          {mode}
        </Fact>
        <Fact icon="book" label={duration.unit === 'days' ? 'Hours a day' : 'Hours a week'}>
          {`About ${hours}`}
        </Fact>
        {lessons && (
          <Fact icon="people" label="Live lessons">
            {formatLessons({ duration, lessons })}
          </Fact>
        )}
        <Fact icon="certificate" label="Leads to">
          {formatCertificate(certificate)}
        </Fact>
      </dl>
      <a className={`${actionLink} ${styles.download}`} href={brochureAddress(path)} download>
        <Icon name="download" />
        {` Download brochure (PDF${brochureSize ? `, ${formatKilobytes(brochureSize)}` : ''})`}
      </a>
    </aside>
  );
}
