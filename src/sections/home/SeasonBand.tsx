import { categoryOf } from '../../catalogue/categoryOf';
import { nextToStart } from '../../catalogue/factsOf';
import type { HomePage } from '../../catalogue/schema/pages';
import { ApplyDay } from '../../ui/ApplyDay';
import { formatDay, formatDuration } from '../../ui/format';
import { LinkRow } from '../../ui/LinkRow/LinkRow';
import { Section } from '../../ui/Section/Section';
import { useToday } from '../../ui/useToday';
import { SectionHeader } from '../common/SectionHeader';
import { Season } from '../common/season/Season';
import * as styles from './SeasonBand.css';

/** Rows of the list. */
const COUNT = 6;

/**
 * The intakes that begin next: first day, length and last day to apply, where a window is too narrow for the drawing of the season
 * (S1-86).
 */
export function NextIntakeRows() {
  const today = useToday();
  return (
    <ul className={styles.next}>
      {nextToStart(today, COUNT).map(({ programme: { path, name, duration, icon, category }, starts, ...intake }) => (
        <LinkRow
          key={path + starts}
          path={path}
          title={name}
          text={
            <>
              <time dateTime={starts}>{formatDay(starts)}</time> · {formatDuration(duration)}
              <br />
              <ApplyDay intake={intake} today={today} />
            </>
          }
          rows={icon}
          family={categoryOf({ category }).family}
        />
      ))}
    </ul>
  );
}

/** The intakes that begin next: on a wide window the year, on others a list (S1-86). */
export function SeasonBand(words: HomePage['season']) {
  return (
    <Section surface="deep" weight="major">
      <SectionHeader {...words} />
      <NextIntakeRows />
      <div className={styles.season}>
        <Season />
      </div>
    </Section>
  );
}
