import { builtOn } from 'virtual:catalogue/day';
import { OPEN_LESSONS_CALENDAR } from '../../catalogue/downloads';
import { openLessons } from '../../catalogue/openLessons.yaml';
import type { PageOf } from '../../catalogue/pageSchemas';
import { registrationAddress } from '../../paths';
import { actionLink } from '../../ui/actionLink.css';
import { Button } from '../../ui/Button/Button';
import { formatDay } from '../../ui/format';
import { stack } from '../../ui/layout.css';
import { lead as leadText } from '../../ui/text.css';

/** Days of the open lessons from the day of the build on, and how to book one (S1-74). */
export function OpenLessons({ heading, lead, action, calendar }: PageOf<'intake-blocks'>['openLessons']) {
  return (
    <div className={stack}>
      <h2>{heading}</h2>
      <p className={leadText}>{lead}</p>
      <ul>
        {openLessons
          .filter(({ day }) => day >= builtOn)
          .map(({ day, from, to }) => (
            <li key={day}>
              <time dateTime={day}>{formatDay(day)}</time>
              {`, ${from} to ${to}`}
            </li>
          ))}
      </ul>
      <Button variant="outlined" href={registrationAddress({ intent: 'free-trial' })}>
        {action}
      </Button>
      <p>
        <a className={actionLink} href={OPEN_LESSONS_CALENDAR} download>
          {calendar}
        </a>
      </p>
    </div>
  );
}
