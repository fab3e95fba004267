import { closures } from 'virtual:catalogue/facts';
import type { ReactNode } from 'react';
import { categoryOf } from '../../../catalogue/categoryOf';
import { daysBetween } from '../../../catalogue/day';
import { intakeState } from '../../../catalogue/intakeDates';
import { states, season as texts } from '../../../catalogue/interface/dates.yaml';
import { openLessons } from '../../../catalogue/openLessons.yaml';
import type { Category, Intake } from '../../../catalogue/schema';
import { type Bar, Bars, percent } from '../../../ui/Bars/Bars';
import type { TimeScale } from '../../../ui/Bars/timeScale';
import { formatDayOfMonth, formatShortMonth } from '../../../ui/format';
import { Motif } from '../../../ui/motif/Motif';
import { useToday } from '../../../ui/useToday';
import * as styles from './Season.css';
import { type Lane, seasonOf, stretchesOf } from './seasonData';

/** Heights in px: the words over a bar, and the bar. */
const [WORDS, BAR] = [26, 12];
/** A first day this near the right end stands before the mark of its last day to apply. */
const LAST_WORDS = 0.93;

/** The first month of a quarter has its name: at twice the text size there is no room for more. */
const hasName = (month: string) => ['01', '04', '07', '10'].includes(month.slice(5, 7));

/** A single holiday would be a line of two px, which reads as that of a month. */
const isBreak = ({ from, to }: (typeof closures)[number]) => daysBetween(from, to) >= 6;

/** Months, breaks, and today, behind a lane. */
function Ground({ scale, today }: { scale: TimeScale; today: string }) {
  return (
    <>
      {scale.months.map((month) => (
        <line
          key={month}
          className={styles.month}
          x1={percent(scale.at(month))}
          x2={percent(scale.at(month))}
          y2="100%"
        />
      ))}
      {closures
        .filter(isBreak)
        .map(({ from, to }) => scale.span(from, to))
        .filter(({ from, to }) => to > from)
        .map(({ from, to }) => (
          <rect key={from} className={styles.closed} x={percent(from)} width={percent(to - from)} height="100%" />
        ))}
      {scale.has(today) && (
        <line className={styles.today} x1={percent(scale.at(today))} x2={percent(scale.at(today))} y2="100%" />
      )}
    </>
  );
}

/** First day of an intake, over its bar, and before it the last day to apply, clear of an earlier bar. */
function Days({ intake, isFull, scale }: { intake: Intake; isFull: boolean; scale: TimeScale }) {
  const start = scale.at(intake.starts);
  const isLast = start > LAST_WORDS;
  return (
    <>
      {scale.has(intake.starts) && (
        <text
          className={styles.day}
          x={percent(isLast ? scale.at(intake.closes) : start)}
          dx={isLast ? -8 : undefined}
          y={WORDS - 8}
          textAnchor={isLast ? 'end' : undefined}
        >
          {formatDayOfMonth(intake.starts)}
          {isFull && ` ${states.full}`}
        </text>
      )}
      {!isFull && scale.has(intake.closes) && (
        <circle className={styles.closes} cx={percent(scale.at(intake.closes))} cy={WORDS - 14} r="4.5" />
      )}
    </>
  );
}

/** A programme's intakes on the scale: a bar for each stretch with lessons, and a line from one to the next of an intake. */
function LaneBars({ lane: { programme, intakes }, scale }: { lane: Lane; scale: TimeScale }) {
  const today = useToday();
  const isFull = (intake: Intake) => intakeState(intake, today) === 'full';
  const bars = intakes.map((intake) =>
    stretchesOf(intake, programme)
      .map(([first, last]): Bar => ({ ...scale.span(first, last), look: isFull(intake) ? 'outline' : 'strong' }))
      .filter(({ from, to }) => to > from),
  );
  return (
    <Bars bars={bars.flat()} height={BAR} top={WORDS}>
      <Ground scale={scale} today={today} />
      {bars.flatMap((parts) =>
        parts
          .slice(1)
          .map(({ from }, index) => (
            <line
              key={from}
              className={styles.pause}
              data-part="pause"
              x1={percent(parts[index]?.to ?? from)}
              x2={percent(from)}
              y1={WORDS + BAR / 2}
              y2={WORDS + BAR / 2}
            />
          )),
      )}
      {intakes.map((intake) => (
        <Days key={intake.starts} intake={intake} isFull={isFull(intake)} scale={scale} />
      ))}
    </Bars>
  );
}

/** A free open lesson, on the line under the months. */
const openLesson = <path className={styles.closes} d="M-7 0a7 7 0 0 1 14 0Z" />;

function Entry({ children, text }: { children: ReactNode; text: string }) {
  return (
    <li className={styles.entry}>
      <svg width="24" height="14" aria-hidden="true">
        {children}
      </svg>
      {text}
    </li>
  );
}

/**
 * The intakes ahead on one scale of days, a lane a programme, or those of `category` (S1-86). Decoration for a window that is
 * wide enough: a table or cards have the same dates.
 */
export function Season({ category }: { category?: Category['id'] }) {
  const season = seasonOf(category);
  const today = useToday();
  if (!season) return null;
  const { lanes, scale } = season;
  const lessons = openLessons.filter(({ day }) => day >= today && scale.has(day));
  return (
    <div className={category ? styles.season : styles.onDeep} data-part="season" aria-hidden="true">
      <div className={styles.months}>
        <span />
        <svg width="100%" height="28" overflow="visible" aria-hidden="true">
          {scale.months.filter(hasName).map((month) => (
            <text key={month} x={percent(scale.at(month))} y="13">
              {month.slice(5, 7) === '01' ? month.slice(0, 4) : formatShortMonth(month)}
            </text>
          ))}
          {lessons.map(({ day }) => (
            <svg
              key={day}
              x={percent(scale.at(day))}
              y="28"
              overflow="visible"
              aria-hidden="true"
              data-part="open-lesson"
            >
              {openLesson}
            </svg>
          ))}
        </svg>
      </div>
      <div>
        {lanes.map((lane) => {
          const { path, name, icon } = lane.programme;
          const { family } = categoryOf(lane.programme);
          return (
            <div key={path} className={styles.lane} data-family={family} data-part="lane">
              <span className={styles.name}>
                <Motif rows={icon} family={family} size={24} />
                {name}
              </span>
              <LaneBars lane={lane} scale={scale} />
            </div>
          );
        })}
      </div>
      <ul className={styles.key}>
        <Entry text={texts.seed}>
          <circle className={styles.closes} cx="12" cy="7" r="4.5" />
        </Entry>
        {lessons.length > 0 && (
          <Entry text={texts.openLesson}>
            <g transform="translate(12 11)">{openLesson}</g>
          </Entry>
        )}
        <Entry text={texts.closed}>
          <rect className={styles.closed} width="24" height="14" />
        </Entry>
        <Entry text={texts.today}>
          <line className={styles.today} x1="12" x2="12" y2="14" />
        </Entry>
      </ul>
    </div>
  );
}
