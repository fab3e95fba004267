import { mailAddress, registrationAddress } from '../../catalogue/addresses';
import { fill } from '../../catalogue/fill';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import { openLessons } from '../../catalogue/openLessons.yaml';
import type { PageOf } from '../../catalogue/schema/pages';
import { OPEN_LESSONS_CALENDAR } from '../../catalogue/slugs';
import { actionLink } from '../../ui/actionLink.css';
import { Button } from '../../ui/Button/Button';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { Fold } from '../../ui/Fold/Fold';
import { stack } from '../../ui/layout.css';
import { leadText } from '../../ui/text.css';
import { useToday } from '../../ui/useToday';
import * as styles from './OpenLessons.css';

const timeOf = ({ from, to }: (typeof openLessons)[number]) => fill(dateTexts.fromTo, { from, to });

/** Days with one time: the next, and a fold with all. */
function Days({ days, time }: { days: string[]; time: string }) {
  const next = (
    <>
      <Day iso={days[0] ?? ''} isShort />
      {`, ${time}`}
    </>
  );
  return (
    <div className={styles.time}>
      <Fold
        summary={
          <span>
            <Filled text={dateTexts.next} what={next} />
          </span>
        }
      >
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day}>
              <Day iso={day} isShort />
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** Open lessons from today on, their time said once, and how to book one (S1-74). Without any it names a contact. */
export function OpenLessons({ heading, lead, action, calendar }: PageOf<'intake-blocks'>['openLessons']) {
  const today = useToday();
  const ahead = openLessons.filter(({ day }) => day >= today);
  const times = [...new Set(ahead.map(timeOf))];
  return (
    <div className={stack}>
      <h2>{heading}</h2>
      <p className={leadText}>{lead}</p>
      {ahead.length === 0 ? (
        <p>
          {factTexts.noDateYet}: <a href={mailAddress(heading)}>{dateTexts.askNextLesson}</a>
        </p>
      ) : (
        <>
          {times.map((time) => (
            <Days key={time} time={time} days={ahead.filter((one) => timeOf(one) === time).map(({ day }) => day)} />
          ))}
          <Button variant="outlined" href={registrationAddress({ intent: 'free-trial' })}>
            {action}
          </Button>
          <p>
            <a className={actionLink} href={OPEN_LESSONS_CALENDAR} download>
              {calendar}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
