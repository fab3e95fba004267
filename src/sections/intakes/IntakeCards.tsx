import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import { intakes } from '../../catalogue/intakes';
import { organisation } from '../../catalogue/organisation';
import type { Intake } from '../../catalogue/schema';
import type { ProgrammeFacts } from '../../catalogue/views';
import { registrationAddress } from '../../paths';
import { actionLink } from '../../ui/actionLink.css';
import { tint } from '../../ui/bloom/bloom.css';
import { dayParts, formatDay, formatDuration, formatShortDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { muted, visuallyHidden } from '../../ui/text.css';
import * as styles from './IntakeCards.css';
import { IntakeStatus } from './IntakeStatus';
import { programmeOf } from './programmeOf';

/** How many cards: two rows of three on a wide screen. */
const MOST = 6;

interface IntakeCardProps {
  intake: Intake;
  programme: ProgrammeFacts;
}

function NextStep({ intake: { closes, starts, status }, programme: { name } }: IntakeCardProps) {
  if (status === 'full') {
    const subject = encodeURIComponent(`A place in ${name}, ${formatDay(starts)}`);
    return (
      <>
        <p>No places left</p>
        <a className={actionLink} href={`mailto:${organisation.contact.email}?subject=${subject}`}>
          Ask about a place <span className={visuallyHidden}>{` in ${name}`}</span> <Icon name="arrow" />
        </a>
      </>
    );
  }
  return (
    <>
      <p>
        Applications close <time dateTime={closes}>{formatShortDay(closes)}</time>
      </p>
      <a className={actionLink} href={registrationAddress({ programme: name })}>
        Apply <span className={visuallyHidden}>{` for ${name}`}</span> <Icon name="arrow" />
      </a>
    </>
  );
}

function IntakeCard({ intake, programme }: IntakeCardProps) {
  const kind = categoryOf(programme);
  const [weekday, day, monthAndYear] = dayParts(intake.starts);
  return (
    <li className={styles.card}>
      <time className={`${styles.day} ${tint[kind.family]}`} dateTime={intake.starts}>
        {weekday} <b className={styles.dayOfMonth}>{day}</b> {monthAndYear}
      </time>
      <div className={styles.body}>
        <IntakeStatus status={intake.status} />
        <h3 className={styles.heading}>
          <Link className={styles.link} to={programme.path}>
            {programme.name}
          </Link>
        </h3>
        <p className={muted}>{[kind.name, formatDuration(programme.duration), programme.mode].join(' · ')}</p>
        <NextStep intake={intake} programme={programme} />
      </div>
    </li>
  );
}

/** The intakes that start next, those just filled included: the day first, then what to do about it. */
export function IntakeCards({ label }: { label: string }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {intakes.slice(0, MOST).map((intake) => (
        <IntakeCard key={`${intake.programme} ${intake.starts}`} intake={intake} programme={programmeOf(intake)} />
      ))}
    </ul>
  );
}
