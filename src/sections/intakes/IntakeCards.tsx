import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import { type IntakeState, intakeState, intakesToCome } from '../../catalogue/intakeDates';
import { intakes } from '../../catalogue/intakes.yaml';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import type { Intake } from '../../catalogue/schema';
import type { ProgrammeFacts } from '../../catalogue/views';
import { registrationAddress } from '../../paths';
import { actionLink } from '../../ui/actionLink.css';
import { Filled } from '../../ui/Filled';
import { dayParts, formatDay, formatDuration, formatFacts, formatShortDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { tint } from '../../ui/motif/motif.css';
import { muted, visuallyHidden } from '../../ui/text.css';
import { useStableHeight } from '../../ui/useStableHeight';
import { useToday } from '../../ui/useToday';
import { planPath } from '../planner/criteria';
import { AskUs } from './AskUs';
import * as styles from './IntakeCards.css';
import { IntakeStatus } from './IntakeStatus';
import { NothingAhead } from './NothingAhead';
import { programmeOf } from './programmeOf';

/** Most cards shown: two rows of three on a wide screen. */
const MAX_CARDS = 6;

interface IntakeCardProps {
  intake: Intake;
  programme: ProgrammeFacts;
  state: IntakeState;
}

function NextStep({ intake, programme: { name }, state }: IntakeCardProps) {
  const { opens, closes, starts } = intake;
  if (state === 'full' || state === 'not-open') {
    return (
      <>
        <p>
          {state === 'full' ? (
            dateTexts.noPlaces
          ) : (
            <Filled text={dateTexts.opensOn} day={<time dateTime={opens}>{formatShortDay(opens)}</time>} />
          )}
        </p>
        <AskUs className={actionLink} subject={fill(dateTexts.placeSubject, { name, day: formatDay(starts) })}>
          {dateTexts.askForPlace} <span className={visuallyHidden}>{` ${fill(dateTexts.inName, { name })}`}</span>{' '}
          <Icon name="arrow" />
        </AskUs>
      </>
    );
  }
  return (
    <>
      <p>
        <Filled text={dateTexts.closesOn} day={<time dateTime={closes}>{formatShortDay(closes)}</time>} />
      </p>
      <div className={styles.steps}>
        <a className={actionLink} href={registrationAddress({ programme: name })}>
          {factTexts.apply} <span className={visuallyHidden}>{` ${fill(factTexts.forName, { name })}`}</span>{' '}
          <Icon name="arrow" />
        </a>
        <Link className={actionLink} to={planPath(intake)}>
          {dateTexts.planAndPrice}
          <span className={visuallyHidden}>{` ${fill(dateTexts.ofName, { name })}`}</span>
        </Link>
      </div>
    </>
  );
}

function IntakeCard(props: IntakeCardProps) {
  const { intake, programme, state } = props;
  const category = categoryOf(programme);
  const [weekday, day, monthAndYear] = dayParts(intake.starts);
  return (
    <li className={styles.card}>
      <time className={`${styles.day} ${tint[category.family]}`} dateTime={intake.starts}>
        {weekday} <b className={styles.dayOfMonth}>{day}</b> {monthAndYear}
      </time>
      <div className={styles.body}>
        <IntakeStatus state={state} />
        <h3 className={styles.heading}>
          <Link className={styles.link} to={programme.path}>
            {programme.name}
          </Link>
        </h3>
        <p className={muted}>{formatFacts([category.name, formatDuration(programme.duration), programme.mode])}</p>
        <NextStep {...props} />
      </div>
    </li>
  );
}

/** The next intakes on the visitor's day, full ones last, with their first day and action (S2-93). */
export function IntakeCards({ label }: { label: string }) {
  const today = useToday();
  const part = useRef<HTMLDivElement>(null);
  useStableHeight(part);
  const ahead = intakesToCome(intakes, today);
  const next = [...ahead.filter(({ isFull }) => !isFull), ...ahead.filter(({ isFull }) => isFull)].slice(0, MAX_CARDS);
  return (
    <div ref={part}>
      {next.length === 0 ? (
        <NothingAhead />
      ) : (
        <ul className={styles.cards} aria-label={label}>
          {next.map((intake, place) => (
            <IntakeCard
              // biome-ignore lint/suspicious/noArrayIndexKey: The index keeps each card in its place when the day changes; no card moves.
              key={`${place} ${intake.programme} ${intake.starts}`}
              intake={intake}
              programme={programmeOf(intake)}
              state={intakeState(intake, today)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
