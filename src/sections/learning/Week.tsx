import { facts } from 'virtual:catalogue/facts';
import { Link } from 'react-router-dom';
import { formatHours, hoursBetween, WEEKDAYS } from '../../catalogue/day';
import { fill } from '../../catalogue/fill';
import type { WeekContent } from '../../catalogue/schema/pages';
import type { OpenFacts } from '../../catalogue/views';
import { Fold } from '../../ui/Fold/Fold';
import { Section } from '../../ui/Section/Section';
import { leadText, muted } from '../../ui/text.css';
import * as styles from './Week.css';

const KINDS = ['live', 'practice', 'feedback'] as const;
type WeekKind = (typeof KINDS)[number];

/** A block of a day. Without a time, the learner chooses when. */
interface Block {
  kind: WeekKind;
  hours: number;
  time?: string;
}

const DAYS = [...WEEKDAYS.slice(1), WEEKDAYS[0]];

/** Each day from Monday to Sunday: the programme's live lessons, then independent study. */
export function weekOf({ lessons: { days, from, to } }: OpenFacts, own: WeekContent['own']) {
  return DAYS.map((day): { day: string; blocks: Block[] } => ({
    day,
    blocks: [
      ...(days.includes(day)
        ? [{ kind: 'live' as const, hours: hoursBetween(from, to), time: `${from} to ${to}` }]
        : []),
      ...own.filter((block) => block.day === day),
    ],
  }));
}

/** Hours of one kind in a week. */
function hoursInWeek(kind: WeekKind, week: { blocks: Block[] }[]): number {
  return week.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + (block.kind === kind ? block.hours : 0), 0);
}

/** Week of one bootcamp, Monday to Sunday, with the catalogue's live lessons (S1-56). */
export function Week({ heading, lead, path, names, own, ...texts }: WeekContent) {
  const programme = facts.find((one) => one.path === path);
  if (!programme || programme.isUpcoming) return null;
  const week = weekOf(programme, own);
  return (
    <Section surface="sand" weight="major">
      <Fold isOpenWide summary={<h2>{heading}</h2>}>
        <p className={leadText}>{lead}</p>
        <p className={styles.example}>
          {`${texts.example} `}
          <Link to={programme.path}>{programme.name}</Link>
        </p>
        <ol className={styles.days} data-part="week">
          {week.map(({ day, blocks }) => (
            <li key={day} className={styles.day}>
              <h3 className={styles.dayName}>{day}</h3>
              {blocks.map(({ kind, hours, time }) => (
                <p
                  key={kind}
                  className={`${styles.block[kind]} ${styles.tall[Math.ceil(hours) as keyof typeof styles.tall]}`}
                >
                  <b>{names[kind]}</b>
                  <span>{time ? `${time}, ${formatHours(hours)}` : formatHours(hours)}</span>
                </p>
              ))}
              {blocks.length === 0 && <p className={muted}>{texts.free}</p>}
            </li>
          ))}
        </ol>
        <p>
          {KINDS.map((kind) => `${names[kind]}: ${formatHours(hoursInWeek(kind, week))}. `)}
          <b>{fill(texts.inAll, { hours: formatHours(programme.hours) })}</b>
        </p>
      </Fold>
    </Section>
  );
}
