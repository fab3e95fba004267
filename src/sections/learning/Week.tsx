import { facts } from 'virtual:catalogue/facts';
import type { WeekContent } from '../../catalogue/pageSchemas';
import { Link } from '../../ui/Link';
import { Section } from '../../ui/Section/Section';
import { muted } from '../../ui/text.css';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './Week.css';
import { hoursOf, KINDS, weekOf } from './weekDays';

const inHours = (count: number) => `${count}\u00a0${count === 1 ? 'hour' : 'hours'}`;

/** Week of one bootcamp, Monday to Sunday, with the catalogue's live lessons (S1-56). */
export function Week({ heading, lead, path, names, free, own }: WeekContent) {
  const example = facts.find((one) => one.path === path);
  if (!example || example.isUpcoming) return null;
  const week = weekOf(example, own);
  return (
    <Section surface="sand">
      <SectionHeader heading={heading} lead={lead} />
      <p className={styles.example}>
        {'Example: '}
        <Link to={example.path}>{example.name}</Link>
      </p>
      <ol className={styles.days} data-part="week">
        {week.map(({ day, blocks }) => (
          <li key={day} className={styles.day}>
            <h3 className={styles.name}>{day}</h3>
            {blocks.map(({ kind, hours, time }) => (
              <p
                key={kind}
                className={`${styles.block[kind]} ${styles.tall[Math.ceil(hours) as keyof typeof styles.tall]}`}
              >
                <b>{names[kind]}</b>
                <span>{time ? `${time}, ${inHours(hours)}` : inHours(hours)}</span>
              </p>
            ))}
            {blocks.length === 0 && <p className={muted}>{free}</p>}
          </li>
        ))}
      </ol>
      <p>
        {KINDS.map((kind) => `${names[kind]}: ${inHours(hoursOf(kind, week))}. `)}
        <b>{`Together: ${inHours(example.hours)} a week.`}</b>
      </p>
    </Section>
  );
}
