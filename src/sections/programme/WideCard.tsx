import { cardDetails } from 'virtual:catalogue/cardDetails';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import { daysOf } from '../../catalogue/day';
import { fill } from '../../catalogue/fill';
import * as categoryPageTexts from '../../catalogue/interface/categoryPage.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import { nextIntakeAndFee } from '../../catalogue/interface/prices.yaml';
import type { Family, Programme } from '../../catalogue/schema';
import type { CardDetails, ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../../ui/Badge/Badge';
import { type Bar, Bars } from '../../ui/Bars/Bars';
import { CardArt } from '../../ui/Card/CardArt';
import { link } from '../../ui/Card/ProgrammeCardFrame.css';
import { Day } from '../../ui/Day';
import { type Fact, Facts } from '../../ui/Facts/Facts';
import { Fold } from '../../ui/Fold/Fold';
import { formatDuration, formatMonthly, formatRand } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { muted } from '../../ui/text.css';
import { useNextIntake } from '../../ui/useNextIntake';
import * as styles from './WideCard.css';

interface WideCardProps {
  programme: ProgrammeFacts;
  /** Longest duration in the list, in days. */
  longestDays: number;
}

/** Card of a programme over the full width, with its facts and modules (S1-62). */
export function WideCard({ programme, longestDays }: WideCardProps) {
  const { path, name, summary, duration, hours, fee, isUpcoming } = programme;
  const { family } = categoryOf(programme);
  const details = cardDetails[path];
  const monthly = fee?.instalments;
  const intake = useNextIntake(path);
  const starts = intake ? <Day iso={intake.starts} isShort /> : factTexts.noDateYet;
  const facts: Fact[] = [
    {
      label: duration.unit === 'days' ? factTexts.hoursADay : factTexts.hoursAWeek,
      value: fill(factTexts.about, { hours }),
    },
    isUpcoming
      ? { label: nextIntakeAndFee, value: factTexts.notYetSet }
      : { label: factTexts.nextIntake, value: starts },
  ];
  if (fee) {
    facts.push({
      label: factTexts.fee,
      value: formatRand(fee.once),
      note: monthly && fill(categoryPageTexts.monthly, { instalments: formatMonthly(fee.once, monthly) }),
    });
  }
  return (
    <li className={isUpcoming ? styles.soon : styles.card}>
      <CardArt programme={programme} className={styles.art} />
      <div className={styles.text}>
        <h3>
          <Link className={link} to={path}>
            {name}
          </Link>
        </h3>
        {isUpcoming && <ComingSoon />}
        <p className={muted}>{summary}</p>
        {details && (
          <p>
            <b>{categoryPageTexts.leaveWith}</b> {details.takeaway}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <Facts items={facts} />
      </div>
      {details && (
        <div className={styles.modules}>
          <ModuleStrip {...details} duration={duration} family={family} longestDays={longestDays} />
        </div>
      )}
      <span className={styles.more} aria-hidden="true">
        {categoryPageTexts.more}
        <Icon name="arrow" />
      </span>
    </li>
  );
}

/** Between two modules, as a share of the scale. */
const GAP = 0.006;

interface ModuleStripProps extends Pick<CardDetails, 'modules' | 'hasFinalProject'> {
  duration: Programme['duration'];
  family: Family;
  /** End of the scale, in days: the longest duration in the list. */
  longestDays: number;
}

/**
 * Duration and modules of a programme as a bar on a shared scale, its final project in the stronger colour (S1-63). On a phone
 * the names of the modules fold.
 */
export function ModuleStrip({ duration, modules, hasFinalProject, family, longestDays }: ModuleStripProps) {
  const unit = daysOf(duration) / duration.count / longestDays;
  const ends = modules.map((_, index) => modules.slice(0, index + 1).reduce((sum, [, length]) => sum + length, 0));
  const bars = ends.map((end, index): Bar => {
    const isProject = hasFinalProject && index === ends.length - 1;
    return { from: (ends[index - 1] ?? 0) * unit, to: end * unit - GAP, look: isProject ? 'strong' : 'quiet' };
  });
  return (
    <Fold
      isOpenWide
      summary={
        <span className={styles.strip} data-family={family} data-part="module-strip">
          <b>{fill(categoryPageTexts.length, { duration: formatDuration(duration), count: modules.length })}</b>
          <Bars bars={bars} />
        </span>
      }
    >
      <ol className={styles.names}>
        {modules.map(([title]) => (
          <li key={title} className={styles.module}>
            {title}
          </li>
        ))}
      </ol>
    </Fold>
  );
}
